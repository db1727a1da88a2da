import type { Task } from '../../../engine/agenda.ts';
import { type Page, put } from '../../../engine/features.ts';
import { about, type Seen, type Told as Topical } from './feature.ts';
import type { Ids } from './table.ts';

/** What may still be chosen in a turn, each counted: kinds of tasks, some split by their subject. */
const KINDS = [
  ...['place', 'imitate', 'take', 'gain', 'buy', 'trade', 'token', 'grow', 'sow', 'sowAt', 'forge', 'breed', 'field'],
  ...['oreMine', 'rubyMine tunnel', 'rubyMine deepTunnel', 'furnish any', 'furnish dwelling', 'furnish ordinary'],
  ...['twin meadow', 'twin cavern', 'lay meadow', 'lay field', 'lay tunnel', 'lay cavern', 'layBought', 'stable'],
  ...[
    'fence small',
    'fence large',
    'furnishAt',
    'pay',
    'feed',
    'breeding',
    'harvest',
    'accommodate',
    'protect',
    'final',
  ],
];
const PLACES = new Map(KINDS.map((kind, i) => [kind, i]));

/** Loot that may still be chosen, by strength. */
const LOOT = KINDS.length;
const LOOT_STRENGTH = 4;
const NAMES = [...KINDS, 'loot 1+', 'loot 2+', 'loot 3+', 'loot 4+', 'loot times strength'];

interface Told extends Task {
  readonly which?: string;
  readonly on?: string;
  readonly size?: string;
  readonly ground?: string;
  readonly twins?: readonly (readonly string[])[];
  readonly flows?: readonly Told[];
  readonly flow?: Told;
  readonly level?: number;
  readonly strength?: number;
  readonly taken?: readonly string[];
}

function kindOf(task: Told): string {
  const about = task.which ?? task.on ?? task.size ?? task.ground ?? task.twins?.[0]?.[0];
  const name = about === undefined ? task.do : `${task.do} ${about}`;
  return PLACES.has(name) ? name : task.do;
}

function tell(task: Told, seen: Seen, page: Page): void {
  if (task.flows !== undefined) for (const flow of task.flows) tell(flow, seen, page);
  else if (task.flow !== undefined) tell(task.flow, seen, page);
  else if (task.do === 'expedition') {
    const items = (task.level ?? 0) - (task.taken?.length ?? 0);
    const { turn } = seen.at.state;
    const strength = task.strength ?? seen.player.dwarfs[turn?.dwarf ?? -1]?.weapon ?? 0;
    for (let i = 0; i < Math.min(items, LOOT_STRENGTH); i++) put(page, LOOT + i, 1);
    put(page, LOOT + LOOT_STRENGTH, (items * strength) / 20);
  } else {
    const place = PLACES.get(kindOf(task));
    if (place !== undefined) put(page, place, 1);
  }
}

/** The rest of a seat's turn: what it may still do, and the space it uses. */
export function choosingFeatures({ spaces, tiles }: Ids): readonly Topical[] {
  const places = new Map(spaces.map((id, i) => [id, i]));
  const built = new Map(tiles.map((id, i) => [id, i]));
  return about(undefined, [
    {
      names: NAMES.map((name) => `to choose: ${name}`),
      write(seen, page) {
        if (seen.choosing) for (const task of seen.player.agenda) tell(task, seen, page);
      },
    },
    {
      names: spaces.map((id) => `in the turn on ${id}`),
      write({ choosing, at: { state }, seat }, page) {
        const place = choosing && state.turn?.seat === seat ? places.get(state.turn.space) : undefined;
        if (place !== undefined) put(page, place, 1);
      },
    },
    {
      names: tiles.map((id) => `about to lie: ${id}`),
      write({ choosing, player: { agenda } }, page) {
        const task = agenda.at(-1) as (Task & { readonly tile?: string }) | undefined;
        const place = choosing && task?.do === 'furnishAt' ? built.get(task.tile ?? '') : undefined;
        if (place !== undefined) put(page, place, 1);
      },
    },
  ]);
}
