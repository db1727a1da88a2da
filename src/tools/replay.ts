import { z } from 'zod';
import type { Game } from '../engine/game.ts';
import { winners } from '../engine/ranking.ts';
import { WORKBENCHES } from '../games/index.ts';
import { catalogue } from '../messages/index.ts';
import { game, hostOptions, json, Mistake, runTool, typedIn, wholeNumber } from './command-line.ts';
import { readRecorded } from './recorded.ts';

const usage = `npm run -s replay -- [RECORD.json] [--setup POSITION.json] [--game ID] [--at N] [--json]
and, with a position, the options that the host of the game may choose, such as --folks trolls,elves`;

const options = z.object({ ...hostOptions, game, setup: z.string().optional(), at: wholeNumber(0).optional(), json });

/** A game after some of its entries. */
interface Replayed {
  readonly game: Game;
  readonly state: unknown;
  /** How many entries the record has, and how many were carried out. */
  readonly entries: number;
  readonly at: number;
}

/** Everything about a game at this point; seats count from 1, as in records. */
function report({ game, state, entries, at }: Replayed) {
  const finished = game.finished(state);
  return {
    game: game.id,
    version: game.version,
    entries,
    at,
    finished,
    ...(finished ? { winners: winners(game, state).map((seat) => seat + 1) } : {}),
    decisions: game.decisions(state).map(({ seat, task, options }) => ({
      seat: seat + 1,
      task,
      options: options.map(({ move, anytime }) => ({ move, ...(anytime ? { anytime } : {}) })),
    })),
    scores: game.score(state).map(({ seat, total, lines }) => ({ seat: seat + 1, total, lines })),
    state,
  };
}

/** Who has won; seats that share the first place share the victory. */
const outcome = (seats: readonly string[]): string =>
  seats.length === 1 ? `Seat ${seats.join()} wins` : `Seats ${catalogue('en').list(seats)} share the victory`;

function print(replayed: Replayed): void {
  const { decisions, scores, entries, at, winners, game, state } = report(replayed);
  console.log(`Entry ${at} of ${entries}`);
  for (const line of WORKBENCHES[game]?.linesOf(state) ?? []) console.log(line);
  for (const { seat, task, options } of decisions) {
    console.log(`Seat ${seat} is asked: ${task}`);
    for (const { move } of options) console.log(`  ${move}`);
  }
  for (const { seat, total } of scores) console.log(`Seat ${seat} scores ${total}`);
  if (winners !== undefined && scores.length > 1) console.log(outcome(winners.map(String)));
}

await runTool({ usage, options, words: [0, 1] }, ({ json, ...wanted }, [path]) => {
  if (path === undefined && wanted.setup === undefined) throw new Mistake(usage);
  const { game, log, entries, stateAfter } = readRecorded({ ...wanted, typed: typedIn(wanted), path });
  const replayed = { game, state: stateAfter(log), entries, at: log.length };
  if (json) console.log(JSON.stringify(report(replayed)));
  else print(replayed);
});
