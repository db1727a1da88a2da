import { z } from 'zod';
import { type Random, randomFrom } from '../engine/random.ts';
import { NOT_FOR_TWO } from '../games/caverna/actions/cards.ts';
import { rulesFor } from '../games/caverna/catalogue.ts';
import { caverna } from '../games/caverna/game.ts';
import { readMove } from '../games/caverna/moves/codec.ts';
import type { Rules } from '../games/caverna/power.ts';
import type { State } from '../games/caverna/state.ts';
import { builtTiles } from '../games/caverna/tasks/furnish.ts';
import { type Experience, randomPlayer } from '../players/random.ts';
import { readSettings, runTool } from './command-line.ts';

const USAGE =
  'npm run -s simulate -- [--players 4] [--games 100] [--seed 1] [--tiles full|introductory] [--markers start|end] [--list] [--json]';

const wholeNumber = z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number');
const settings = z.object({
  players: wholeNumber.min(caverna.seats.min, 'is at least 1').max(caverna.seats.max, 'is 7 at most').default(4),
  games: wholeNumber.min(1, 'is at least 1').max(1_000_000, 'is 1000000 at most').default(100),
  seed: z.string().default('1'),
  tiles: z.enum(['full', 'introductory'], { error: 'is full or introductory' }).default('full'),
  markers: z.enum(['start', 'end'], { error: 'is start or end' }).default('start'),
  list: z.boolean().default(false),
  json: z.boolean().default(false),
});

type Settings = z.infer<typeof settings>;

/** What has been used in all games so far. */
interface Used {
  readonly spaces: Set<string>;
  readonly tiles: Set<string>;
  readonly loot: Set<string>;
  readonly experience: Experience;
}

function note(used: Used, text: string): void {
  const move = readMove(text);
  if (move.verb === 'place') used.spaces.add(move.space);
  else if (move.verb === 'loot') used.loot.add(move.item);
}

/** Plays a game that has just begun to its end, and returns how many options were chosen. */
function playOut(state: State, used: Used, random: Random): number {
  const seats = state.players.map(() => randomPlayer(random, used.experience));
  for (let chosen = 0; ; chosen++) {
    const waiting = caverna.decisions(state);
    const decision = waiting[waiting.length > 1 ? random.below(waiting.length) : 0];
    const player = seats[decision?.seat ?? -1];
    if (decision === undefined || player === undefined) return chosen;
    const option = player(decision);
    note(used, option.move);
    caverna.apply(state, decision.seat, option);
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** What the catalogue of these games has and what was used of it, each sorted. */
function lists(rules: Rules, used: Used) {
  const cards = Object.keys(rules.spaces).filter((id) => rules.players > 2 || id !== NOT_FOR_TWO);
  const unused = (all: readonly string[], seen: Set<string>) => all.filter((id) => !seen.has(id)).sort();
  return {
    spaces: [...used.spaces].sort(),
    tiles: [...used.tiles].sort(),
    loot: [...used.loot].sort(),
    unused: {
      spaces: unused(cards, used.spaces),
      tiles: unused(rules.supply, used.tiles),
      loot: unused(Object.keys(rules.loot), used.loot),
    },
  };
}

/** Plays games at random and counts. */
function simulate({ players, games, seed, tiles, markers, list }: Settings) {
  const options = caverna.options.parse({ tiles, markers });
  const rules = rulesFor(caverna.start(options, players, seed));
  const used: Used = { spaces: new Set(), tiles: new Set(), loot: new Set(), experience: new Map() };
  const scores: number[] = [];
  let decisions = 0;
  const began = performance.now();
  for (let game = 1; game <= games; game++) {
    const state = caverna.start(options, players, `${seed} ${game}`);
    decisions += playOut(state, used, randomFrom(`play ${seed} ${game}`));
    for (const tile of builtTiles(state)) if (rules.supply.includes(tile)) used.tiles.add(tile);
    for (const { total } of caverna.score(state)) scores.push(total);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: caverna.id,
    players,
    games,
    decisions,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    decisionsPerSecond: Math.round(decisions / seconds),
    meanScore: rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length, 2),
    minScore: Math.min(...scores),
    maxScore: Math.max(...scores),
    spacesUsed: used.spaces.size,
    tilesBuilt: used.tiles.size,
    lootTaken: used.loot.size,
    ...(list ? lists(rules, used) : {}),
  };
}

await runTool(USAGE, () => {
  const chosen = readSettings(settings);
  const result = simulate(chosen);
  if (chosen.json) console.log(JSON.stringify(result));
  else console.dir(result, { depth: null, maxArrayLength: null });
});
