import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { altText } from '../../render/games/caverna/alt.ts';
import {
  actionBoard,
  homeBoard,
  lootBoard,
  type Shown,
  scoreSheet,
  supplySheets,
} from '../../render/games/caverna/index.ts';
import type { PictureRequest } from '../../render/games/caverna/scene.ts';
import { pictureWords } from '../../render/games/caverna/words.ts';
import { seatStyles } from '../../render/paint/theme.ts';
import { createPainter } from '../../render/painter.ts';
import { ownersOf } from '../../render/shared/owner.ts';
import { type Entry, effective, finishedTurns } from '../engine/log.ts';
import { caverna } from '../games/caverna/game.ts';
import { ofKind } from '../games/caverna/moves/codec.ts';
import type { State } from '../games/caverna/state.ts';
import { catalogue } from '../messages/index.ts';
import { hostOptions, json, Mistake, runTool, typedIn, wholeNumber } from './command-line.ts';
import { type Recorded, readRecorded } from './recorded.ts';

const usage = `npm run -s picture -- [RECORD.json] [--at N] [--setup POSITION.json] --out DIR [--json]
and with a position what the host of the game may choose, such as --folks trolls,elves`;

const options = z.object({
  ...hostOptions,
  at: wholeNumber(0).optional(),
  setup: z.string().optional(),
  out: z.string({ error: 'must name the folder that the pictures go to' }),
  json,
});

/** What a seat did in its latest turn: the log before it, and the space where it placed a dwarf. */
function latestTurn(
  log: readonly Entry[],
  seat: number,
): { readonly before: Entry[]; readonly space: string | undefined } | undefined {
  const turn = finishedTurns(effective(log)).findLast((each) => each.seat === seat);
  const first = turn?.moves[0]?.entry;
  if (turn === undefined || first === undefined) return undefined;
  return { before: log.filter(({ entry }) => entry < first), space: ofKind('place', turn.moves)[0]?.space };
}

/** Every picture of the game at this moment, by its file name without the ending. */
function requests({ log, names, ...recorded }: Recorded): [string, PictureRequest][] {
  const stateAfter = (entries: readonly Entry[]) => recorded.stateAfter(entries) as State;
  const state = stateAfter(log);
  const owners = ownersOf(names.map((name, seat) => ({ name, colour: seatStyles[seat]?.name ?? '' })));
  const shown: Shown = { state, owners, words: pictureWords(catalogue('en')) };
  const turns = finishedTurns(effective(log));
  const last = turns.at(-1);
  const former = last === undefined ? undefined : latestTurn(log, last.seat)?.before;
  const boards = names.map((_, seat): [string, PictureRequest] => {
    const turn = latestTurn(log, seat);
    const lastAction = turn?.space === undefined ? undefined : shown.words.space(turn.space);
    const before = turn === undefined ? undefined : stateAfter(turn.before);
    return [`board-${seat + 1}`, { kind: 'home', input: homeBoard(shown, seat, { before, lastAction, score: true }) }];
  });
  return [
    ['actions', { kind: 'actions', input: actionBoard(shown, { before: former && stateAfter(former) }) }],
    ...boards,
    ...supplySheets(shown, { title: 'Furnishing tiles' }).map((input, at): [string, PictureRequest] => [
      `supply-${at + 1}`,
      { kind: 'supply', input },
    ]),
    ['loot', { kind: 'loot', input: lootBoard(shown, { title: 'Expeditions' }) }],
    ['score', { kind: 'score', input: scoreSheet(shown, 'Score') }],
  ];
}

async function paintAll(recorded: Recorded, out: string) {
  if (recorded.game.id !== caverna.id) throw new Mistake(`There are no pictures of the game "${recorded.game.id}".`);
  const wanted = requests(recorded);
  const words = pictureWords(catalogue('en'));
  mkdirSync(out, { recursive: true });
  const painter = createPainter();
  try {
    const pictures = [];
    for (const [name, request] of wanted) {
      const { png, width, height } = await painter.paint({ game: caverna.id, ...request });
      const path = join(out, `${name}.png`);
      writeFileSync(path, png);
      pictures.push({ file: path, width, height, bytes: png.length, alt: altText(request, words) });
    }
    return { pictures };
  } finally {
    await painter.close();
  }
}

await runTool({ usage, options, words: [0, 1] }, async ({ json, out, ...wanted }, [path]) => {
  if (path === undefined && wanted.setup === undefined) throw new Mistake('Name a record, or a position with --setup.');
  const result = await paintAll(readRecorded({ ...wanted, typed: typedIn(wanted), game: caverna, path }), out);
  if (json) console.log(JSON.stringify(result));
  else
    for (const { file, width, height, bytes } of result.pictures)
      console.log(`${file}  ${width} x ${height}  ${bytes} bytes`);
});
