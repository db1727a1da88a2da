import { html, nothing } from 'lit-html';
import { messageMoment, now } from '../format.ts';
import { mentionsIn, mentionsOf } from '../mentions.ts';
import { channelById, channelName, isDm, isThread } from '../people.ts';
import { advanceClock } from '../server.ts';
import { openChannel } from '../session.ts';
import { change, notify, reasonOf, state } from '../state.ts';
import type { LocalChannel } from '../types.ts';
import { closeButton, icon } from './icons.ts';
import { badge, withMentions } from './people.ts';

export function headerView() {
  const channel = channelById(state.channel);
  const parent = channel && isThread(channel) ? channelById(channel.parent_id ?? '') : undefined;
  const elsewhere = mentionsOf(state.me) - mentionsIn(state.me, state.channel);
  return html`<header class="header row">
    <button
      class="icon-button centred drawer-button"
      aria-label=${withMentions('Show channels', elsewhere)}
      aria-expanded=${state.drawer}
      @click=${() => change({ drawer: !state.drawer })}
    >
      ${icon('menu')}${badge(elsewhere)}
    </button>
    ${parent ? html`<button class="header-parent row muted" @click=${() => openChannel(parent.id)}>${icon('hash')}${parent.name} ›</button>` : nothing}
    ${channel ? html`<span class="muted row">${icon(iconOf(channel))}</span>` : nothing}
    <h1 class="cut">${channel ? channelName(channel) : ''}</h1>
    <button class="icon-button centred" aria-label="Clock" title="Clock" popovertarget="clock">${icon('clock')}</button>
    ${clockView()}
  </header>`;
}

const iconOf = (channel: LocalChannel) => (isDm(channel) ? 'at' : isThread(channel) ? 'thread' : 'hash');

const MINUTE = 60_000;

const STEPS: [label: string, milliseconds: number][] = [
  ['1 minute', MINUTE],
  ['15 minutes', 15 * MINUTE],
  ['1 hour', 60 * MINUTE],
  ['8 hours', 8 * 60 * MINUTE],
  ['1 day', 24 * 60 * MINUTE],
  ['1 week', 7 * 24 * 60 * MINUTE],
];

const clockView = () =>
  html`<section popover id="clock" class="clock floating" role="dialog" aria-label="Time">
    <header class="row">
      <h2 class="grow">${messageMoment(new Date(now()).toISOString())}</h2>
      ${closeButton('Close', () => document.getElementById('clock')?.hidePopover())}
    </header>
    <p class="muted">Deadlines and reminders follow this clock. Turn it forward to see what happens later.</p>
    <div class="clock-steps stack">
      ${STEPS.map(([label, milliseconds]) => html`<button class="button secondary" @click=${() => turnClock(milliseconds)}>+ ${label}</button>`)}
    </div>
  </section>`;

async function turnClock(milliseconds: number) {
  try {
    await advanceClock(milliseconds);
  } catch (error) {
    notify(reasonOf(error));
  }
}
