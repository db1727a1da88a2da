import { FOLK_IDS } from '../../../src/games/caverna/forgotten-folk/options.ts';
import { FOLK_TILES, TILES_OF } from '../../../src/games/caverna/forgotten-folk/tiles/index.ts';
import type { FolkTile } from '../../../src/games/caverna/forgotten-folk/tiles/tile.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import type { Tile } from '../../../src/games/caverna/power.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { TILES } from '../../../src/games/caverna/tiles/index.ts';
import type { Peculiar } from '../../../src/messages/caverna/folks.ts';
import { otherGameWords } from '../../../src/messages/index.ts';
import { topicFinder } from '../../../src/messages/search.ts';
import { find } from '../../../src/messages/text.ts';
import type { Topic } from '../../../src/messages/topic.ts';
import type { Asked } from '../../face/asked.ts';
import type { Rulebook } from '../../face/face.ts';
import { isIdle } from './offered.ts';
import type { CavernaPictures } from './pictures.ts';
import { placedDwarf, spacesOnBoard } from './spaces.ts';
import { subjectIn } from './subjects.ts';
import { gistOf, USUAL_PLAYERS } from './topics.ts';
import type { CavernaWords } from './words.ts';

/** The articles about tasks; for a task without one, the space that was used explains the rule. */
const ON_TASKS: { readonly [Task in keyof CavernaWords['questions']]: keyof CavernaWords['articles'] | undefined } = {
  place: 'placing',
  act: undefined,
  taken: undefined,
  take: undefined,
  lay: 'twinTiles',
  furnish: 'furnishing',
  furnishAt: 'furnishing',
  furnishField: 'furnishing',
  furnishMeadow: 'furnishing',
  furnishTunnel: 'furnishing',
  expedition: 'expedition',
  expeditionStays: 'expedition',
  imitate: 'imitation',
  buy: undefined,
  breed: 'breeding',
  breedNone: 'breeding',
  sow: 'sowing',
  sowCrops: 'sowing',
  forge: 'weapons',
  stable: 'stables',
  fence: 'fences',
  oreMine: 'mines',
  rubyMine: 'mines',
  end: 'turn',
  protect: 'solo',
  harvest: 'markers',
  feed: 'feeding',
  accommodate: 'animals',
  final: 'bonusPoints',
  sowAt: 'sowing',
  pay: 'furnishing',
  keepFolk: 'folks',
  breedAgain: 'breeding',
  barter: 'harvestStart',
  barterNone: 'harvestStart',
};

/** The topic of a move, by kind; undefined if there is nothing to explain. */
const ON_MOVES: { readonly [V in Move['verb']]: (move: Move<V>, asked: Asked<State>) => string | undefined } = {
  place: ({ space }) => `space:${space}`,
  imitate: ({ space }) => `space:${space}`,
  protect: ({ space }) => `space:${space}`,
  send: () => 'rule:order',
  pass: () => 'rule:passing',
  stay: () => undefined,
  grow: () => 'rule:growth',
  done: () => undefined,
  end: () => undefined,
  feed: () => 'rule:feeding',
  take: () => 'rule:accumulating',
  leave: () => 'rule:spaces',
  token: () => 'rule:starting',
  sow: () => 'rule:sowing',
  lay: () => 'rule:twinTiles',
  furnish: ({ tile }) => `tile:${tile}`,
  at: () => 'rule:furnishing',
  stable: () => 'rule:stables',
  fence: () => 'rule:fences',
  oreMine: () => 'rule:mines',
  rubyMine: () => 'rule:mines',
  forge: () => 'rule:weapons',
  loot: ({ item }) => `loot:${item}`,
  buy: () => 'space:weeklyMarket',
  trade: () => 'space:oreTrading',
  beg: () => 'rule:begging',
  breed: () => 'rule:breeding',
  harvest: () => 'rule:markers',
  eat: () => 'rule:conversions',
  feast: () => 'rule:conversions',
  swap: () => 'rule:newCrops',
  pay: () => 'rule:furnishing',
  keep: ({ board }, { state: { folks }, decision: { seat } }) => `folk:${folks?.hands?.[seat]?.boards[board - 1]}`,
  ruby: () => 'rule:rubies',
  use: ({ tile }) => (FOLK_IDS.includes(tile) ? `folk:${tile}` : `tile:${tile}`),
  undo: () => undefined,
  other: () => undefined,
};

const topicOf = <V extends Move['verb']>(move: Move<V>, asked: Asked<State>): string | undefined =>
  ON_MOVES[move.verb](move, asked);

const tilesOf = (folk: string): readonly string[] => find<readonly string[]>(TILES_OF, folk) ?? [];

/** How a rule differs for people of a kind, a sentence for each difference. */
const peculiarTo = ({ id }: Topic, { reminds = {} }: Peculiar): string[] =>
  Object.entries(reminds).flatMap(([verb, line]) =>
    id === `rule:${find<string | undefined>(ON_TASKS, verb)}` ? [line] : [],
  );

/** For people other than dwarfs: whom a text means by "dwarfs", and where their own rules are. */
function readAs(words: CavernaWords, { kind, text, gist = '' }: Topic, folk: string | undefined): string[] {
  const dwarf = words.people(undefined);
  const people = words.people(folk);
  const isOfDwarfs = `${gist} ${text}`.toLowerCase().includes(dwarf.one.toLowerCase());
  if (folk === undefined || people.one === dwarf.one || !isOfDwarfs || !['rule', 'space'].includes(kind)) return [];
  return [words.readAs(people, words.folk(folk).name)];
}

/** The rulebook of Caverna, with its cards. */
export function cavernaRulebook(words: CavernaWords, pictures: CavernaPictures): Rulebook<State> {
  const byId = new Map(words.topics.map((topic) => [topic.id, topic]));
  return {
    ...topicFinder(words, otherGameWords(words, 'caverna')),
    topic: (id) => byId.get(id),
    about(topic, viewer) {
      const family = viewer?.state.players[viewer.seat];
      const folk = family?.folk;
      const ofFolk = topic.kind === 'tile' ? find<FolkTile>(FOLK_TILES, topic.key) : undefined;
      const tile = topic.kind === 'tile' ? (ofFolk ?? find<Tile>(TILES, topic.key)) : undefined;
      return [
        words.topicKind(topic),
        ...(tile === undefined || tile.preprinted ? [] : [words.tileFacts(tile)]),
        ...(topic.kind === 'folk' ? [words.bringing(tilesOf(topic.key).map((id) => words.tile(id).name))] : []),
        ...(ofFolk === undefined ? [] : [words.replacing(words.tile(ofFolk.replaces).name)]),
        ...(viewer !== undefined && topic.kind === 'tile' && isIdle(viewer.state, viewer.seat, topic.key)
          ? [words.useless(topic.key, words.people(folk))]
          : []),
        ...readAs(words, topic, folk),
        ...(folk === undefined ? [] : peculiarTo(topic, words.folk(folk))),
        ...(family?.dwarfs.some(({ goblin }) => goblin) ? peculiarTo(topic, words.goblins) : []),
      ];
    },
    gist: (topic, at, viewer) =>
      gistOf(words, topic, {
        players: at?.state.players.length ?? USUAL_PLAYERS,
        people: viewer && words.people(viewer.state.players[viewer.seat]?.folk),
      }),
    card: (topic, at) => pictures.card(words, topic, at),
    aim: ({ players }) => words.aim(players.length === 1),
    asked: (asked) => askedTopics(asked).flatMap((id) => byId.get(id) ?? []),
  };
}

/**
 * The ids of a decision's topics: the rule of the question first, then its choices; a choice between spaces includes
 * all of them.
 */
function askedTopics(asked: Asked<State>): string[] {
  const { state, decision } = asked;
  const article = find<string | undefined>(ON_TASKS, subjectIn(asked));
  const space = state.turn?.space;
  // Explains the first question of a space first, then the space itself.
  const used = space && (article === undefined || decision.task === 'act') ? [`space:${space}`] : [];
  const rule = [...(article === undefined ? [] : [`rule:${article}`]), ...used];
  const { folk } = state.players[decision.seat] ?? {};
  const own = [
    ...(placedDwarf(state, decision.seat)?.goblin && state.phase === 'work' ? ['rule:goblins'] : []),
    ...(folk === undefined ? [] : [`folk:${folk}`]),
  ];
  const spaces = decision.task === 'place' ? spacesOnBoard(state).map((id) => `space:${id}`) : [];
  const offered = decision.options
    .toSorted((one, other) => Number(one.anytime ?? false) - Number(other.anytime ?? false))
    .flatMap(({ move }) => topicOf(readMove(move), asked) ?? []);
  return [...new Set([...rule, ...own, ...spaces, ...offered])];
}
