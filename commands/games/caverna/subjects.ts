import { type Decision, DONE } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { ofKind, readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Verb } from '../../../src/games/caverna/moves/move.ts';
import { FOLK_CROPS, type State } from '../../../src/games/caverna/state.ts';
import { growsByTravel } from '../../../src/games/caverna/tasks/weapons.ts';
import type { Asked } from '../../face/asked.ts';
import { furnishesTunnels } from './hints.ts';

/** The subject of an action that has only one kind of move. */
const SUBJECTS: Readonly<Partial<Record<Verb, string>>> = {
  forge: 'forge',
  use: 'barter',
  lay: 'lay',
  furnish: 'furnish',
  sow: 'sow',
  stable: 'stable',
  fence: 'fence',
  oreMine: 'oreMine',
  rubyMine: 'rubyMine',
};

/** The subject of a decision: if only weapons are on offer, it asks for their strength. */
export function subjectOf({ task, options }: Decision): string {
  const own = options.filter(({ anytime, move }) => !anytime && move !== DONE);
  const [verb, second] = new Set(own.map(({ move }) => readMove(move).verb));
  return task === 'act' && verb !== undefined && second === undefined ? (SUBJECTS[verb] ?? task) : task;
}

/** The subject of a decision in its position: the ground of a furnishing tile, or crops that only some players have. */
export function subjectIn({ state, decision }: Pick<Asked<State>, 'state' | 'decision'>): string {
  const empty = emptyOf(decision);
  if (empty !== undefined) return empty;
  const subject = isTrip(decision) ? 'expedition' : subjectOf(decision);
  if (subject === 'expedition')
    return growsByTravel(me(positionOf(state), decision.seat)) ? subject : 'expeditionStays';
  if (subject === 'sow') {
    const isNew = ofKind('sow', decision.options).some(({ goods }) => FOLK_CROPS.some((crop) => goods[crop]));
    return isNew ? 'sowCrops' : subject;
  }
  if (subject !== 'furnishAt') return subject;
  const { tile = '' } = (state.players[decision.seat]?.agenda.at(-1) ?? {}) as { readonly tile?: string };
  const ground = positionOf(state).rules.tiles[tile]?.lies;
  if (ground !== undefined) return FURNISHED[ground];
  return furnishesTunnels({ state, decision }) ? 'furnishTunnel' : subject;
}

/** Whether an action offers only an expedition. */
function isTrip({ task, options }: Decision): boolean {
  const own = options.filter(({ anytime, move }) => !anytime && move !== DONE && move !== END);
  return task === 'act' && own.length > 0 && own.every(({ move }) => readMove(move).verb === 'loot');
}

/** What to ask about a furnishing tile that does not go in a cavern. */
const FURNISHED = { field: 'furnishField', meadow: 'furnishMeadow' } as const;

/** Whether this is a Breeding phase in which no animals can breed. */
export const isBarren = ({ task, options }: Decision): boolean =>
  task === 'breed' && ofKind('breed', options).length === 0;

/** The subject of a question that offers no choice yet, only an exchange that leads to one. */
function emptyOf(decision: Decision): string | undefined {
  if (isBarren(decision)) return 'breedNone';
  const { task, options } = decision;
  return task === 'act' && options.every(({ anytime, move }) => anytime || move === DONE) ? 'barterNone' : undefined;
}
