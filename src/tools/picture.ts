import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Picture } from '../../commands/discord/compose.ts';
import { facesWith } from '../../commands/games/index.ts';
import { createPainter } from '../../render/painter.ts';
import { effective, type FinishedTurn, finishedTurns } from '../engine/log.ts';
import { DEFAULT_TERMS } from '../table/terms.ts';
import { game, hostOptions, json, Mistake, runTool, typedIn, wholeNumber } from './command-line.ts';
import { type Recorded, readRecorded } from './recorded.ts';
import { faceIn, panelsIn, positionIn, tableOf } from './sketches.ts';

const usage = `npm run -s picture -- [RECORD.json] [--at N] [--setup POSITION.json] [--game ID] --out DIR [--json]
and, with a position, the options that the host of the game may choose, such as --folks trolls,elves`;

const options = z.object({
  ...hostOptions,
  game,
  at: wholeNumber(0).optional(),
  setup: z.string().optional(),
  out: z.string({ error: 'must name the folder for the pictures' }),
  json,
});

/** Every picture of the game at this moment; boards mark what has changed since their owner's last turn started. */
async function picturesOf(
  { game: rules, log, names, stateAfter }: Recorded,
  faces: ReturnType<typeof facesWith>,
): Promise<Picture[]> {
  const face = faceIn(faces, rules);
  const game = tableOf(rules, names, { terms: { ...DEFAULT_TERMS, liveScores: true } });
  const position = positionIn(rules, game, stateAfter(log));
  const turns = finishedTurns(effective(log));
  const beginOf = (turn: FinishedTurn | undefined) => {
    const first = turn?.moves[0]?.entry;
    return first === undefined ? undefined : stateAfter(log.filter(({ entry }) => entry < first));
  };
  const boards = names.map((_, seat) => {
    const turn = turns.findLast((each) => each.seat === seat);
    return face.boardPictures({ ...position, seats: [seat], before: beginOf(turn), turns: turn ? [turn] : [] });
  });
  const panels = panelsIn(position).map(async (panel) => {
    const pictures = await face.panelPictures(panel, { branch: undefined, before: undefined });
    return pictures.map((picture) => ({ ...picture, name: `asked-${panel.seat + 1}-${picture.name}` }));
  });
  return [
    ...(await face.tablePictures(position, beginOf(turns.at(-1)))),
    ...(await Promise.all(boards)).flat(),
    ...((await face.supply?.pictures(position)) ?? []),
    ...(await Promise.all(panels)).flat(),
    await face.scorePicture(position),
  ];
}

/** The width and height of a PNG, in pixels. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

await runTool({ usage, options, words: [0, 1] }, async ({ json, out, ...wanted }, [path]) => {
  if (path === undefined && wanted.setup === undefined) throw new Mistake('Name a record, or a position with --setup.');
  const painter = createPainter();
  try {
    const painted = await picturesOf(readRecorded({ ...wanted, typed: typedIn(wanted), path }), facesWith(painter));
    mkdirSync(out, { recursive: true });
    const pictures = painted.map(({ name, png, alt }) => ({
      file: join(out, name),
      ...sizeOf(png),
      bytes: png.length,
      alt,
      png,
    }));
    for (const { file, png } of pictures) writeFileSync(file, png);
    if (json) console.log(JSON.stringify({ pictures: pictures.map(({ png: _, ...told }) => told) }));
    else
      for (const { file, width, height, bytes } of pictures)
        console.log(`${file}  ${width} x ${height}  ${bytes} bytes`);
  } finally {
    await painter.close();
  }
});
