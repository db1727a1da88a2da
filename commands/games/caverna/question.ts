import { expeditionOf } from '../../../render/games/caverna/index.ts';
import { END } from '../../../src/engine/log.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { entriesOf } from '../../../src/games/caverna/goods.ts';
import { ofKind } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { type Feed, stillNeeded } from '../../../src/games/caverna/tasks/harvest.ts';
import type { Imitate } from '../../../src/games/caverna/tasks/place.ts';
import type { Asked, Ending, Question } from '../../face.ts';
import { choosingQuestion } from './choosing.ts';
import { coming } from './ending.ts';
import { roomForYoung } from './suggestions.ts';
import { subjectOf } from './wording.ts';
import type { CavernaWords } from './words.ts';

/** What is asked, with what helps to answer it in this position, and why the turn cannot be ended yet, where there is no way to. */
export function cavernaQuestion(words: CavernaWords, asked: Asked<State>, ending?: Ending): Question {
  const { decision, state } = asked;
  if (state.phase === 'folks') return choosingQuestion(words, asked);
  const { title, help } = words.question(subjectOf(decision));
  const hunger = hungerOf(words, asked);
  const loot = lootLeft(words, asked);
  const noRoom = youngLack(words, asked);
  const gifts = decision.task === 'act' || decision.task === 'expedition' ? comingTo(words, asked) : [];
  const mayEnd = ending !== undefined || decision.options.some(({ move }) => move === END);
  return {
    title: imitationOf(words, asked) ?? title,
    help: [...(hunger ?? [...loot, help]), ...noRoom, ...gifts].join(' '),
    ...(mayEnd ? {} : { blocked: words.blocked(decision.task) }),
  };
}

/** What the player gets besides, whatever they choose. */
function comingTo({ helps }: CavernaWords, asked: Asked<State>): string[] {
  const goods = coming(asked);
  return entriesOf(goods).length === 0 ? [] : [helps.coming(goods)];
}

/** The question which space is imitated, with its price; undefined where something else is asked. */
function imitationOf({ imitation }: CavernaWords, { state, decision: { seat } }: Asked<State>): string | undefined {
  const task = state.players[seat]?.agenda.at(-1);
  return task?.do === 'imitate' ? imitation((task as Imitate).food) : undefined;
}

/** How much food is needed, and how much there is; undefined where nobody is fed. */
function hungerOf({ helps }: CavernaWords, { state, decision: { seat } }: Asked<State>): string[] | undefined {
  const player = state.players[seat];
  const task = player?.agenda.at(-1);
  if (player === undefined || task?.do !== 'feed') return undefined;
  return [helps.hunger(stillNeeded(me(positionOf(state), seat), task as Feed), player.goods.food)];
}

/** How many items an expedition that is open may still bring. */
function lootLeft({ helps }: CavernaWords, { state, decision: { seat, options } }: Asked<State>): string[] {
  const expedition = ofKind('loot', options).length === 0 ? undefined : expeditionOf(state, seat);
  if (expedition === undefined) return [];
  return [helps.loot(expedition.level - expedition.taken.length, expedition.level)];
}

/** That animals cannot have young for want of room, and what could be eaten for it. */
function youngLack(words: CavernaWords, asked: Asked<State>): string[] {
  if (asked.decision.task !== 'breed' || ofKind('breed', asked.decision.options).length > 0) return [];
  const [first] = roomForYoung(asked);
  return [words.helps.noRoom(first && words.bundle(first.eaten))];
}
