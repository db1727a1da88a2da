import { html, nothing } from 'lit-html';
import { countOf } from '../format.ts';
import { bot, botName, colourOf, displayName, nameOf, userById } from '../people.ts';
import { icon } from './icons.ts';

/** A round avatar: a letter on the user's colour, or the robot of the bot. */
export const avatar = (id: string, size: 'small' | 'medium' | 'large') =>
  html`<span class="avatar centred ${size}" style="background:${colourOf(id)}" aria-hidden="true"
    >${bot()?.id === id ? icon('bot') : [...nameOf(id)][0]?.toUpperCase()}</span
  >`;

/** Discord's mark after the name of a bot. */
export const appTag = () => html`<span class="badge centred app-tag">APP</span>`;

export const badge = (count: number) =>
  count > 0 ? html`<span class="badge centred" aria-hidden="true">${count > 99 ? '99+' : count}</span>` : nothing;

/** The target of a button, in words for people who do not see its badge. */
export const withMentions = (label: string, mentions: number) =>
  mentions > 0 ? `${label}, ${countOf(mentions, 'mention')}` : label;

/** The name of a message's author in their colour. */
export function userName(author: { id: string; username: string; global_name?: string | null; bot?: boolean }) {
  const isBot = author.id === bot()?.id;
  const name = isBot ? botName() : displayName(userById(author.id) ?? author);
  return html`<span style=${isBot ? '' : `color:${colourOf(author.id)}`}>${name}</span>${
    isBot || author.bot ? appTag() : nothing
  }`;
}
