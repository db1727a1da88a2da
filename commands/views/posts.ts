import { ButtonStyle } from 'discord.js';
import type { Position, Post } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../compose.ts';
import { button, buttons } from './rows.ts';

/** A post that tells of turns. */
export type Told = Extract<Post, { kind: 'start' | 'turn' | 'harvest' | 'undo' }>;

export interface Turned {
  readonly position: Position;
  /** The position before the first of the turns; undefined at the start of the game. */
  readonly before: Position | undefined;
}

/** What happened in words, then the action spaces, then every home board. It makes no sound. */
export async function picturesMessage(bot: Bot, post: Told, { position, before }: Turned): Promise<Composed> {
  const { game, state } = position;
  const face = faceOf(bot, game);
  const turns = post.kind === 'turn' ? post.turns : [];
  const [table, boards] = await Promise.all([
    face.tablePicture(position, turns),
    face.boardPictures({ game, state, before: before?.state }),
  ]);
  return compose([...tale(bot, post, { position, before }), [table], boards], { silent: true });
}

function tale(bot: Bot, post: Told, { position, before }: Turned): string[] {
  const { game, state } = position;
  const { words } = bot;
  if (post.kind === 'start') return [`## ${words.lobby.started(game.seats.map(({ name }) => name))}`];
  if (post.kind === 'undo') return [words.log.reopened(game.seats[post.seat]?.name ?? '')];
  const lines = faceOf(bot, game).told({
    turns: post.turns,
    seats: game.seats,
    ...(before !== undefined && { before: before.state, after: state }),
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** Who has won and with how many points, the score sheet, and the final home boards. */
export async function finalMessage(bot: Bot, position: Position): Promise<Composed> {
  const { game, state } = position;
  const face = faceOf(bot, game);
  const [sheet, boards] = await Promise.all([face.scorePicture(position), face.boardPictures({ game, state })]);
  return compose([
    face.result(position),
    [sheet],
    boards,
    buttons(
      button({ on: 'rematch', game: game.id }, { label: bot.words.ending.rematch, style: ButtonStyle.Primary }),
      button({ on: 'look', game: game.id, look: 'log' }, { label: bot.words.prompt.log }),
    ),
  ]);
}
