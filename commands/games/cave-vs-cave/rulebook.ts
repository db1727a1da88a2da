import { furnishedRooms } from '../../../src/games/cave-vs-cave/cave.ts';
import { ofKind } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { ROOM_TILES } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { untakenTiles } from '../../../src/games/cave-vs-cave/tiles.ts';
import { icon } from '../../../src/messages/icons.ts';
import { otherGameWords } from '../../../src/messages/index.ts';
import { topicFinder } from '../../../src/messages/search.ts';
import { find } from '../../../src/messages/text.ts';
import type { Topic } from '../../../src/messages/topic.ts';
import type { Asked } from '../../face/asked.ts';
import type { Rulebook } from '../../face/face.ts';
import { wallsIcon } from './icons.ts';
import { fitOf } from './offered.ts';
import type { CavePictures } from './pictures.ts';
import { tileNow } from './wording.ts';
import type { CaveWords } from './words.ts';

/** The articles about tasks. */
const ON_TASKS: Readonly<Record<string, string>> = {
  use: 'rule:turn',
  end: 'rule:turn',
  cavern: 'rule:cavern',
  draft: 'rule:quick',
  cover: 'rule:quick',
  goOn: 'rule:eraTwo',
  give: 'room:junctionRoom',
};

/** The topics of a decision: the rule of the question, then its choices. */
function askedTopics({ state, decision: { task, options } }: Asked<State>): string[] {
  const { turn } = state;
  const about = find(ON_TASKS, task) ?? `action:${turn?.tile}`;
  const rules = [
    ...(task === 'use' ? ['rule:pictures'] : []),
    ...(ofKind('activate', options).length > 0 ? ['rule:activating'] : []),
    ...(ofKind('excavate', options).length > 0 ? ['rule:excavating'] : []),
    ...(ofKind('furnish', options).length > 0 ? ['rule:furnishing'] : []),
    ...(ofKind('wall', options).length > 0 ? ['rule:walls'] : []),
  ];
  const tiles = (task === 'use' ? untakenTiles(state) : []).map((tile) => `action:${tile}`);
  const rooms = [...ofKind('activate', options), ...ofKind('furnish', options), ...ofKind('draft', options)];
  const known = [
    ...rooms.map(({ room }) => room),
    ...state.display,
    ...state.pool,
    ...state.players.flatMap(furnishedRooms),
  ];
  return [...new Set([about, ...rules, ...tiles, ...known.map((room) => `room:${room}`)])];
}

/** What counts at the end of each kind of game. */
const COUNTED = {
  era1: 'eraOne',
  open: 'both',
  'era1+2': 'both',
  quick: 'eraTwo',
  short: 'eraTwo',
} satisfies Record<State['options']['mode'], Parameters<CaveWords['aim']>[0]>;

/** A topic in one line: for an action tile at a table, its effects with the prices of the round, as in the menu. */
const gistAt = (words: CaveWords, { kind, key, gist }: Topic, state: State | undefined): string | undefined =>
  kind === 'action' && state !== undefined && state.phase === 'work'
    ? words.optionDetail({ verb: 'use', tile: key }, { now: (tile) => tileNow(state, tile) })
    : gist;

const aimOf = (words: CaveWords, { options: { mode }, players, era }: State): string =>
  words.aim(COUNTED[mode], { alone: players.length === 1, isOpen: mode === 'open' && era === 1 });

/** The rulebook of Cave vs Cave, with its cards. */
export function caveRulebook(words: CaveWords, pictures: CavePictures): Rulebook<State> {
  const byId = new Map(words.topics.map((topic) => [topic.id, topic]));
  return {
    ...topicFinder(words, otherGameWords(words, 'cave-vs-cave')),
    topic: (id) => byId.get(id),
    about(topic, viewer) {
      const room = topic.kind === 'room' ? ROOM_TILES[topic.key] : undefined;
      const fit = room && viewer && fitOf(words, topic.key, viewer);
      return [
        words.topicKind(topic),
        ...(room === undefined ? [] : [words.telling.facts(room, icon(wallsIcon(room.walls)))]),
        ...(fit === undefined ? [] : [fit]),
      ];
    },
    gist: (topic, at) => gistAt(words, topic, at?.state),
    card: (topic, at) => pictures.card(words, { ...topic, gist: gistAt(words, topic, at?.state) }, at?.game),
    aim: (state) => aimOf(words, state),
    asked: (asked) => askedTopics(asked).flatMap((id) => byId.get(id) ?? []),
  };
}
