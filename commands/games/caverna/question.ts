import { expeditionOf } from '../../../render/games/caverna/index.ts';
import { END } from '../../../src/engine/log.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { entriesOf } from '../../../src/games/caverna/goods.ts';
import { ofKind, readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { type Feed, stillNeeded, stoneNeeded } from '../../../src/games/caverna/tasks/harvest.ts';
import { find } from '../../../src/messages/text.ts';
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
  const { title, help: usual } = words.question(subjectOf(decision));
  const { help = usual, reminders } = peculiar(words, asked);
  const hunger = hungerOf(words, asked);
  const loot = lootLeft(words, asked);
  const noRoom = youngLack(words, asked);
  const gifts = decision.task === 'act' || decision.task === 'expedition' ? comingTo(words, asked) : [];
  const mayEnd = ending !== undefined || decision.options.some(({ move }) => move === END);
  return {
    title,
    help: [...(hunger ?? [...loot, help]), ...noRoom, ...gifts, ...reminders].join(' '),
    ...(mayEnd ? {} : { blocked: words.blocked(decision.task) }),
  };
}

/** How many reminders stand beneath one question. */
const MOST_REMINDERS = 2;

/** What those who act do otherwise than others: the help for the question, and what to remember at what is on offer. */
function peculiar(words: CavernaWords, { state, decision }: Asked<State>) {
  const player = state.players[decision.seat];
  const acting = state.turn?.seat === decision.seat ? player?.dwarfs[state.turn.dwarf] : undefined;
  const folk = player?.folk === undefined ? undefined : words.folk(player.folk);
  const told = [...(acting?.goblin ? [words.goblins] : []), ...(folk === undefined ? [] : [folk])];
  const subject = subjectOf(decision);
  const own = decision.options.filter(({ anytime }) => !anytime).map(({ move }) => readMove(move).verb);
  const reminders = [...new Set(own)].flatMap(
    (verb) => told.map(({ reminds }) => find<string>(reminds ?? {}, verb)).find((line) => line !== undefined) ?? [],
  );
  return {
    help: told.map(({ helps }) => find<string>(helps ?? {}, subject)).find((line) => line !== undefined),
    reminders: [...new Set(reminders)].slice(0, MOST_REMINDERS),
  };
}

/** What the player gets besides, whatever they choose. */
function comingTo({ helps }: CavernaWords, asked: Asked<State>): string[] {
  const goods = coming(asked);
  return entriesOf(goods).length === 0 ? [] : [helps.coming(goods)];
}

/** How much food is needed, and how much there is; undefined where nobody is fed. */
function hungerOf({ helps }: CavernaWords, { state, decision: { seat } }: Asked<State>): string[] | undefined {
  const player = state.players[seat];
  const task = player?.agenda.at(-1);
  if (player === undefined || task?.do !== 'feed') return undefined;
  const mine = me(positionOf(state), seat);
  const { food, stone } = player.goods;
  const stones = stoneNeeded(mine, task as Feed);
  const hunger = { need: stillNeeded(mine, task as Feed), food, ...(stones > 0 && { stone: { need: stones, stone } }) };
  return [helps.hunger(hunger)];
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
