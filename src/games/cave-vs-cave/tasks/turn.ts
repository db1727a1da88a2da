import { andOr, choose, type Flow, offers, taskKind, wanted } from '../../../engine/agenda.ts';
import { type Option, optionFor } from '../../../engine/decision.ts';
import { meAt, playerAt, workingFor } from '../cave.ts';
import type { Good } from '../goods.ts';
import { optionOf, readAs, writeMove } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import type { State } from '../state.ts';
import { FIELDS, fieldBelow, tileOf } from '../tiles.ts';
import { push } from './push.ts';

/** The field of the Iron Age below a tile of the row. */
const fieldAt = (state: State, index: number): (typeof FIELDS)[number] | undefined => FIELDS[fieldBelow(state, index)];

/** Whether a player has more of a good than the opponent; ties are not enough (001 p. 3; rulings X57, A123). */
function hasMore({ state }: RuledState, seat: number, good: Good): boolean {
  if (state.players.length === 1) return state.options.rulings.soloWithoutConditions;
  const mine = playerAt(state, seat).goods[good];
  return state.players.every((player, other) => other === seat || player.goods[good] < mine);
}

/**
 * A tile that is face up and not taken, with its unmet conditions: goods that a player needs more of than the opponent.
 */
interface Open {
  readonly tile: string;
  readonly unmet: readonly Good[];
}

function openTiles(at: RuledState, seat: number): Open[] {
  const { state } = at;
  const taken = new Set(state.taken.map(({ tile }) => tile));
  return state.row.slice(0, state.shown).flatMap((tile, index) => {
    if (taken.has(tile)) return [];
    const conditions = [tileOf(tile).condition, fieldAt(state, index)?.condition].flatMap((one) => one ?? []);
    return [{ tile, unmet: conditions.flatMap(({ more }) => (hasMore(at, seat, more) ? [] : [more])) }];
  });
}

/** The tiles that a player may choose: face up, not taken, and with their conditions met (001 p. 3). */
const choosable = (at: RuledState, seat: number): string[] =>
  openTiles(at, seat).flatMap(({ tile, unmet }) => (unmet.length === 0 ? [tile] : []));

/** The open tiles whose conditions a player does not meet, each with the goods it needs more of. */
export const barredTiles = (at: RuledState, seat: number): Open[] =>
  openTiles(at, seat).filter(({ unmet }) => unmet.length > 0);

/**
 * The effects that a tile has for a player: its own, that of the field below it, and those of blue rooms (001 pp. 4 and
 * 8).
 */
export function effectsOf(mine: Me, tile: string): Flow {
  const { state } = mine.at;
  const field = fieldAt(state, state.row.indexOf(tile))?.effect;
  const besides = workingFor(mine).flatMap(({ power }) => (power.beside?.tile === tile ? [power.beside.flow] : []));
  return andOr(...tileOf(tile).effects, ...(field === undefined ? [] : [field]), ...besides);
}

const using = optionFor((tile: string) => writeMove({ verb: 'use', tile }));
const ENDING = optionOf({ verb: 'end' });

export const useKind = taskKind<RuledState, { readonly do: 'use' }>({
  options: (at, seat) => choosable(at, seat).map(using),
  asks: () => true,
  run(at, seat, { move }) {
    const { state } = at;
    const { tile } = readAs('use', move);
    if (state.turn !== undefined) state.turn = { ...state.turn, tile };
    state.taken.push({ tile, seat });
    push(at, seat, effectsOf(meAt(at, seat), tile));
  },
});

/** The effects that exchanges made possible after all other effects of the turn. */
function revived(at: RuledState, seat: number): { readonly flow: Flow; readonly option: Option }[] {
  const { turn } = at.state;
  if (turn?.seat !== seat || turn.left === undefined) return [];
  const lane = { rules: at.tasks, game: at, seat };
  return turn.left.flatMap((flow) => offers(lane, flow).map((option) => ({ flow, option })));
}

/** The end of a turn; before it, the player may use effects that an exchange made possible. */
export const endKind = taskKind<RuledState, { readonly do: 'end' }>({
  options(at, seat) {
    if (at.state.turn?.left === undefined) return [ENDING];
    return [ENDING, ...revived(at, seat).map(({ option: { move } }) => ({ move }))];
  },
  asks: () => true,
  *wants(at, seat) {
    for (const flow of at.state.turn?.left ?? []) yield* wanted({ rules: at.tasks, game: at, seat }, flow);
  },
  run(at, seat, { task, move }) {
    const chosen = revived(at, seat).find(({ option }) => option.move === move);
    if (chosen === undefined || at.state.turn === undefined) return;
    const { left: _left, ...turn } = at.state.turn;
    at.state.turn = turn;
    push(at, seat, task, chosen.flow);
    choose({ rules: at.tasks, game: at, seat }, chosen.option);
  },
});

/** Whether to continue with the second era (001 pp. 1 and 6; rulings A169). */
export const goOnKind = taskKind<RuledState, { readonly do: 'goOn' }>({
  options: () => [optionOf({ verb: 'go', on: true }), optionOf({ verb: 'go', on: false })],
  run(at, seat, { move }) {
    playerAt(at.state, seat).goesOn = readAs('go', move).on;
  },
});
