import type { Move, Verb } from '../../games/cave-vs-cave/moves/move.ts';
import type { Amounts } from '../context.ts';
import { counted, plain } from '../text.ts';
import type { RoomText, TileNow, TileText } from './effects.ts';

/** What `done` skips within an effect: the effect of a room (`none`), another room, or a second excavation. */
export type Further = 'none' | 'room' | 'excavation';

/** The context of an option. */
interface OptionContext {
  /** The letter of a place for a wall in the picture. */
  readonly letter?: string | undefined;
  /** The bonus in an excavated room. */
  readonly bonus?: Amounts | undefined;
  /** Whether the move also ends the turn. */
  readonly ends?: boolean | undefined;
  readonly further?: Further | undefined;
  /** Whether its food is lost. */
  readonly wasted?: boolean | undefined;
  /** The goods of the move that the supply has no room for. */
  readonly lost?: Amounts | undefined;
}

/** Several changes; those without words are left out. */
export const joined = (...changes: readonly string[]): string => changes.filter((each) => each !== '').join(', ');

/** Changes in brackets after a name; empty if there are none. */
export function inBrackets(...changes: readonly string[]): string {
  const told = joined(...changes);
  return told === '' ? '' : ` (${told})`;
}

/** The words of every kind of option on a button or in a menu. */
export type Labels = { readonly [V in Verb]: (move: Move<V>, context: OptionContext) => string };

/** The words for each kind of move that was made; empty for moves not worth a word. */
export type Deeds = { readonly [V in Verb]: (move: Move<V>) => string };

/** An option in a few words. */
export function labelsIn(labels: Labels) {
  const labelled = <V extends Verb>(move: Move<V>, context: OptionContext): string => labels[move.verb](move, context);
  return (move: Move, context: OptionContext = {}): string => labelled(move, context);
}

/** A move in the past tense; empty if there is nothing to say. */
export const deedsIn =
  (deeds: Deeds) =>
  <V extends Verb>(move: Move<V>): string =>
    deeds[move.verb](move);

/** The context of a move: the current effects of tiles, whether something is turned over, and whether food is lost. */
interface DetailContext {
  readonly reveals?: boolean | undefined;
  readonly wasted?: boolean | undefined;
  readonly now: (tile: string) => TileNow;
}

/** The words of details. */
interface DetailWords {
  readonly room: (id: string) => RoomText;
  readonly effectNow: (id: string, now: TileNow) => string;
  /** For a move that turns up a room. */
  readonly reveals: string;
  /** For lost food. */
  readonly wasted: string;
}

/** The meaning of an option; undefined if its label is enough. */
export const detailsIn =
  (words: DetailWords) =>
  (move: Move, { reveals = false, wasted = false, now }: DetailContext): string | undefined => {
    // Every excavation does; the question says so once.
    if (reveals && move.verb !== 'excavate') return words.reveals;
    switch (move.verb) {
      case 'use':
        return words.effectNow(move.tile, now(move.tile));
      case 'activate':
      case 'before':
        return words.room(move.room).effect;
      case 'eat':
        return wasted ? words.wasted : undefined;
      default:
        return undefined;
    }
  };

/** A closed turn, in parts. */
interface TurnTold {
  /** The action tile, if the turn took one. */
  readonly tile: string | undefined;
  readonly deeds: readonly string[];
  /** The change in the player's supply. */
  readonly changed: string;
}

type ActionTile = (id: string) => TileText;

/** A turn in a line: `**Mara**: *Breach*: removed the wall between D3 and E3 (+2 stone, +3 food, +1 gold).` */
export const turnLineIn =
  ({ actionTile, nothingDone }: { readonly actionTile: ActionTile; readonly nothingDone: string }) =>
  (name: string, { tile, deeds, changed }: TurnTold): string => {
    const brought = changed === '' ? '' : ` (${changed})`;
    const told = deeds.length === 0 ? changed : `${deeds.join(', ')}${brought}`;
    const parts = [`**${plain(name)}**`, ...(tile === undefined ? [] : [`*${actionTile(tile).name}*`])];
    return `${[...parts, ...(told === '' ? [nothingDone] : [told])].join(': ')}.`;
  };

/** The moves of a turn or a plan in brief, step by step. */
export const stepsIn =
  ({ actionTile, optionLabel }: { readonly actionTile: ActionTile; readonly optionLabel: (move: Move) => string }) =>
  (moves: readonly Move[]): string[] =>
    counted(
      moves
        .filter(({ verb }) => verb !== 'end' && verb !== 'done')
        .map((move) => (move.verb === 'use' ? `**${actionTile(move.tile).name}**` : optionLabel(move))),
    );
