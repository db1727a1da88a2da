import { ButtonStyle } from 'discord.js';
import { isAlone, isSingle } from '../../src/table/play/computer.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { FormerBest } from '../../src/table/rows.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { learnedLines } from '../coach/guide.ts';
import { type Composed, compose, type Picture } from '../discord/compose.ts';
import { button, buttons } from '../discord/rows.ts';
import type { Face } from '../face/face.ts';
import { homeBoards } from './boards.ts';
import { painted } from './pictures.ts';

/**
 * The winner, the final home boards, the course of the game and the score sheet. The sheet shows the points; if it
 * cannot be painted, they are in words.
 */
export async function finalMessage(bot: Bot, position: Position): Promise<Composed> {
  const { game } = position;
  const { words } = bot;
  const face = faceOf(bot, game);
  const beaten = await bot.ratings.beaten(game.id);
  const [sheet, chronicle, boards] = await Promise.all([
    painted(bot, position, async () => [await face.scorePicture(position)]),
    painted(bot, position, () => chronicleOf(bot, position, beaten)),
    painted(bot, position, () => homeBoards(bot, { game, state: position.state })),
  ]);
  const outcome = resultText(face, position, sheet);
  const records = beaten.map(({ seat, ...best }) =>
    words.ending.beaten(game.seats[seat]?.name ?? '', { ...best, players: game.seats.length }),
  );
  const deputised = (await bot.table.deputised(game.id)).map(({ seat, ...part }) =>
    words.ending.deputised(game.seats[seat]?.name ?? '', part),
  );
  // Readers who start at the top of the post see the winner there. Others read a channel from its end, where the sheet
  // names the winner again.
  return compose([
    [outcome, ...records, ...deputised].join('\n'),
    ...learnedLines(bot, position),
    boards,
    chronicle,
    sheet,
    buttons(
      ...againButtons(bot, game),
      button({ on: 'replay', game: game.id, pace: 'rounds' }, { label: words.replay.watch }),
      button({ on: 'look', game: game.id, look: 'log' }, { label: words.prompt.log }),
      ...(face.coach === undefined
        ? []
        : [button({ on: 'analysis', game: game.id }, { label: words.coach.analysis.open })]),
    ),
  ]);
}

/** The buttons for playing again; no rematch after a game with only computers. */
function againButtons({ words: { ending } }: Bot, game: TableGame) {
  const next = { on: 'nextTable', game: game.id } as const;
  if (isAlone(game)) return [button(next, { label: ending.nextTable, style: ButtonStyle.Primary })];
  const label = isSingle(game) ? ending.playAgain : ending.rematch;
  return [
    button({ on: 'rematch', game: game.id }, { label, style: ButtonStyle.Primary }),
    // After a solo game, a next table would be the same.
    ...(game.seats.length === 1 ? [] : [button(next, { label: ending.nextTable })]),
  ];
}

/** The winner, shown above the sheet with the points; if there is no sheet, the points follow in words. */
export function resultText(face: Face, position: Position, sheet: readonly Picture[]): string {
  return sheet.length === 0 ? face.result(position) : face.outcome(position);
}

/** The course of the game, if it can still be read from the log. */
async function chronicleOf(bot: Bot, { game }: Position, beaten: readonly FormerBest[]): Promise<Picture[]> {
  const picture = await faceOf(bot, game).chroniclePicture(await bot.table.history(game.id), beaten);
  return picture === undefined ? [] : [picture];
}
