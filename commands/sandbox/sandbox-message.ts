import { clipSentences } from '../../src/messages/text.ts';
import { momentsOf } from '../../src/table/play/moment.ts';
import { panelOf, positionOf } from '../../src/table/play/showing.ts';
import { lastTurn } from '../../src/table/practice/fork.ts';
import type { Sandbox, Tried } from '../../src/table/practice/sandbox.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import { rowsOf } from '../discord/phone.ts';
import { button } from '../discord/rows.ts';
import { helpButtons } from '../looks/help-message.ts';
import { resultText } from '../posts/final.ts';
import { painted } from '../posts/pictures.ts';
import type { SandboxPressAct } from '../presses.ts';
import type { Screen } from '../turn/menu-value.ts';
import { sortOf, supplyButtons, tableButton, underHeading } from '../turn/more.ts';
import { besideRows, panelMessage } from '../turn/panel-message.ts';
import type { Guide } from '../turn/panel-texts.ts';
import { turnLines } from '../turn/turn-lines.ts';
import { backButton, moreButton } from '../turn/ways.ts';

/** What else a sandbox shows: the screen of its panel, and a comment on the press. */
interface Besides {
  readonly screen?: Screen;
  readonly note?: string | undefined;
}

/** A sandbox after a press: the question for its next seat, or the result of its game. */
export async function triedMessage(bot: Bot, tried: Tried, { screen = {}, note }: Besides = {}): Promise<Composed> {
  const { fork } = tried.sandbox;
  if (fork.seat === undefined) return overMessage(bot, tried);
  const notes = [...(note === undefined ? notesOf(bot, tried) : [note]), ...turnsTold(bot, tried)];
  return panelMessage(bot, panelOf(fork.live, fork.seat), {
    screen,
    guide: guideOf(bot, tried.sandbox),
    ...(notes.length > 0 && { note: notes.join('\n') }),
  });
}

/** The comment on a press. */
function notesOf({ words }: Bot, { kind }: Tried): string[] {
  switch (kind) {
    case 'opened':
      return [`*${words.sandbox.dealt}*`];
    case 'stale':
      return [`*${words.panel.stale}*`];
    case 'shown':
    case 'played':
      return [];
  }
}

/** How many of the computers' turns to describe, and in how many characters each. */
const MOST_TOLD = 6;
const LONGEST_TOLD = 200;

/** The turns that computers have played since the last press. */
function turnsTold(bot: Bot, { sandbox: { fork }, turns }: Tried): string[] {
  if (turns.length === 0) return [];
  const told = turns.slice(-MOST_TOLD);
  const left = turns.length - told.length;
  const lines = [...turnLines(bot, historyOf(fork), told)].map(({ line }) => `-# ${clipSentences(line, LONGEST_TOLD)}`);
  return [...(left === 0 ? [] : [`-# ${bot.words.sandbox.earlier(left)}`]), ...lines];
}

const historyOf = (fork: Sandbox['fork']) => ({
  game: fork.live.game,
  isWhole: false,
  seatsAt: () => fork.live.game.seats,
  moments: () => momentsOf(fork.live),
});

/** Says what this is, whose turn it is and how to leave, and has the buttons to everything else. */
function guideOf(bot: Bot, { fork: { live, seat = 0, table }, until }: Sandbox): Guide {
  const { sandbox } = bot.words;
  const { game } = live;
  const name = game.seats[seat]?.name ?? '';
  const what =
    table.own.length < game.seats.length ? sandbox.against(name, until) : sandbox.yours(until, game.seats.length === 1);
  return {
    text: `### ${sandbox.title(name)}\n-# ${what}\n-# ${faceOf(bot, game).stage(live.state)}`,
    verdict: undefined,
    buttons: [...helpButtons(bot, game), moreButton(bot, game.id), actButton(bot, game.id, 'leave')],
    starred: [],
    marked: [],
  };
}

/** A button for something to do in a sandbox other than playing. */
const actButton = (
  { words }: Bot,
  game: string,
  act: Extract<SandboxPressAct, 'reopen' | 'restart' | 'computers' | 'all' | 'leave'>,
) => button({ on: 'sandbox', game, act }, { label: words.sandbox[act] });

/** The buttons for going back in a sandbox: to the last turn, or to the start. */
function timeButtons(bot: Bot, { fork }: Sandbox) {
  const { id } = fork.live.game;
  return [
    ...(lastTurn(fork) === undefined ? [] : [actButton(bot, id, 'reopen')]),
    ...(fork.live.effective.moves.length === 0 ? [] : [actButton(bot, id, 'restart')]),
  ];
}

/** Who plays the other seats, if computers may play them. */
function playersButtons(bot: Bot, { fork: { live, table }, offersComputers }: Sandbox) {
  const { game } = live;
  if (!offersComputers) return [];
  return [actButton(bot, game.id, table.own.length < game.seats.length ? 'all' : 'computers')];
}

/** The result of a sandbox after its game has ended. */
async function overMessage(bot: Bot, tried: Tried): Promise<Composed> {
  const { sandbox } = tried;
  const position = positionOf(sandbox.fork.live);
  const { game } = position;
  const face = faceOf(bot, game);
  const sheet = await painted(bot, position, async () => [await face.scorePicture(position)]);
  const told = turnsTold(bot, tried);
  return compose([
    sheet,
    ...(told.length === 0 ? [] : [told.join('\n')]),
    `${bot.words.sandbox.over}\n${resultText(face, position, sheet)}`,
    ...rowsOf(...timeButtons(bot, sandbox), moreButton(bot, game.id), actButton(bot, game.id, 'leave')),
  ]);
}

/** What else can be looked at and done in a sandbox, with the way back to its question. */
export function sandboxMore(bot: Bot, sandbox: Sandbox): Composed {
  const { fork } = sandbox;
  const position = positionOf(fork.live);
  const { game, state } = position;
  const { words } = bot;
  const { looks, prompt } = words;
  const rare = fork.seat === undefined ? [] : besideRows(bot, panelOf(fork.live, fork.seat));
  return compose([
    `### ${words.sandbox.more}\n-# ${faceOf(bot, game).stage(state)}`,
    ...sortOf(looks.sorts.look, [
      button({ on: 'look', game: game.id, look: 'boards' }, { label: faceOf(bot, game).boards.all }),
      tableButton(bot, game),
      ...supplyButtons(bot, game),
      button({ on: 'look', game: game.id, look: 'score' }, { label: prompt.score }),
    ]),
    ...underHeading(looks.sorts.turn, rare),
    ...sortOf(words.sandbox.time, timeButtons(bot, sandbox)),
    ...sortOf(words.sandbox.players, playersButtons(bot, sandbox)),
    ...rowsOf(...(fork.seat === undefined ? [] : [backButton(bot, position)]), actButton(bot, game.id, 'leave')),
  ]);
}
