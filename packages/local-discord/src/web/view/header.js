import { html, nothing } from 'lit-html';
import { channelById, channelName, dmsOf, guildChannels, isDm, isThread } from '../people.js';
import { openChannel } from '../session.js';
import { change, state } from '../state.js';
import { elsewhere } from '../unread.js';
import { icon } from './icons.js';
import { badge, unreadDot, withMarks } from './people.js';
/** @import { Panel } from '../state.js' */
/** @import { LocalChannel } from '../types.d.ts' */

/** The bar above the messages. */
export function headerView() {
  const channel = channelById(state.channel);
  const parent = channel && isThread(channel) ? channelById(channel.parent_id ?? '') : undefined;
  const other = elsewhere([...guildChannels(), ...dmsOf(state.me)]);
  return html`<header class="header">
    <button
      class="icon-button drawer-button"
      aria-label=${withMarks('Show channels', other)}
      aria-expanded=${state.drawer ? 'true' : 'false'}
      @click=${() => change({ drawer: !state.drawer })}
    >
      <span class="badge-holder">${icon('menu')}${other.mentions > 0 ? badge(other.mentions) : other.unread ? unreadDot() : nothing}</span>
    </button>
    ${parent ? html`<button class="header-parent" @click=${() => openChannel(parent.id)}>${icon('hash')}${parent.name}</button><span class="header-step">›</span>` : nothing}
    ${channel ? html`<span class="header-icon">${icon(iconOf(channel))}</span><h1>${channelName(channel)}</h1>` : html`<h1></h1>`}
    ${panelButton('threads', 'Threads', 'thread')} ${panelButton('pins', 'Pinned messages', 'pin')}
    ${panelButton('clock', 'Clock', 'clock')}
  </header>`;
}

/** @param {LocalChannel} channel */
const iconOf = (channel) => (isDm(channel) ? 'at' : isThread(channel) ? 'thread' : 'hash');

/**
 * @param {Panel} panel
 * @param {string} label
 * @param {Parameters<typeof icon>[0]} drawing
 */
const panelButton = (panel, label, drawing) =>
  html`<button
    class="icon-button"
    aria-label=${label}
    title=${label}
    aria-expanded=${state.panel === panel ? 'true' : 'false'}
    @click=${() => change({ panel: state.panel === panel ? undefined : panel })}
  >
    ${icon(drawing)}
  </button>`;
