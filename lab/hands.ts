import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { type Person, type Reaction, type SeenMessage, textOf } from 'local-discord';
import { readCustomId } from '../commands/custom-id.ts';
import type { Face } from '../commands/face/face.ts';
import { isOfCommand } from '../commands/lobby/open-lobby.ts';
import type { Press } from '../commands/presses.ts';
import { CLOSED } from '../commands/turn/board-menus.ts';
import type { Game } from '../src/engine/game.ts';
import { GAMES } from '../src/games/index.ts';

/** Something in a message that can be pressed or chosen. */
export type Control =
  | { readonly kind: 'button'; readonly id: string; readonly label: string }
  | {
      readonly kind: 'menu';
      readonly id: string;
      readonly values: readonly string[];
      readonly placeholder: string;
      /** The minimum and maximum number of values that may be chosen at once. */
      readonly least: number;
      readonly most: number;
    };

/** Whether everybody in the channel sees a message. */
export const isForAll = ({ flags }: Pick<SeenMessage, 'flags'>): boolean =>
  (Number(flags) & MessageFlags.Ephemeral) === 0;

/** Everything that can be pressed in a message now, from top to bottom. */
export function controlsOf(message: Partial<Pick<SeenMessage, 'components'>>): Control[] {
  const found: Control[] = [];
  const visit = (component: unknown): void => {
    if (typeof component !== 'object' || component === null) return;
    if ('components' in component && Array.isArray(component.components)) component.components.map(visit);
    const control = asControl(component);
    if (control) found.push(control);
  };
  message.components?.map(visit);
  return found;
}

function asControl(component: object): Control | undefined {
  if (!('type' in component) || !('custom_id' in component) || typeof component.custom_id !== 'string')
    return undefined;
  const { custom_id: id } = component;
  if ('disabled' in component && component.disabled) return undefined;
  if (component.type === ComponentType.Button) {
    return { kind: 'button', id, label: 'label' in component ? String(component.label) : '' };
  }
  if (component.type !== ComponentType.StringSelect || !('options' in component)) return undefined;
  const options = component.options as readonly {
    readonly value: string;
    readonly emoji?: { readonly name?: string };
  }[];
  const values = options.filter(({ emoji }) => emoji?.name !== CLOSED).map(({ value }) => value);
  if (values.length === 0) return undefined;
  const placeholder = 'placeholder' in component ? String(component.placeholder) : '';
  const least = 'min_values' in component ? Number(component.min_values) : 1;
  const most = 'max_values' in component ? Number(component.max_values) : 1;
  return { kind: 'menu', id, values, placeholder, least, most };
}

/** What somebody presses on a message, and what they choose if it is a menu: its first value if left out. */
export interface Pressing {
  readonly message: SeenMessage;
  readonly control: Control;
  readonly values?: readonly string[];
}

/** Presses a button, or chooses in a menu. */
export const pressOn = (person: Person, { message, control, values }: Pressing): Promise<Reaction> =>
  control.kind === 'button'
    ? person.press(message.id, control.id)
    : person.select(message.id, control.id, values ?? control.values.slice(0, 1));

/** Which of these people (by id) a prompt calls. */
export const calledBy = (players: readonly string[], prompt: SeenMessage): string[] =>
  players.filter((player) => textOf(prompt).includes(`<@${player}>`));

/** The control of a message that makes a press of this kind, with any action if none is named. */
export function findControl(
  message: Pick<SeenMessage, 'components'> | undefined,
  on: Press['on'],
  act?: string,
): Control | undefined {
  return controlsOf(message ?? {}).find(({ id }) => {
    const press = readCustomId(id);
    return press?.on === on && (act === undefined || ('act' in press && press.act === act));
  });
}

/** The options of `/caverna new` for a game; the first game needs no name. */
export const optionsOfNew = (players: number, game: Game = GAMES[0]) => ({
  players,
  ...(game.id !== GAMES[0].id && { game: game.id }),
});

/**
 * What else a host chooses in `/caverna new` to play with these options: every choice that is not the recommended one.
 */
export function chosenOf({ lobby }: Pick<Face, 'lobby'>, wanted: unknown): Readonly<Record<string, string>> {
  const unlike = lobby.options.filter((option) => isOfCommand(option) && option.chosen(wanted) !== option.recommended);
  return Object.fromEntries(unlike.map(({ field, chosen }) => [field, chosen(wanted)]));
}
