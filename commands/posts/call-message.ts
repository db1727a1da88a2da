import { ButtonStyle } from 'discord.js';
import { playerOf } from '../../src/table/ids.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { CallPost } from '../../src/table/posts.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Awaiting, Nudged } from '../../src/table/waiting/calls.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, composePlain, type Picture } from '../discord/compose.ts';
import { channelMention } from '../discord/mention.ts';
import { button, buttons, linkButton } from '../discord/rows.ts';
import { mention } from '../seats.ts';
import { quickMenus } from '../turn/quick.ts';

/** A link to a message in Discord or, if no message is given, to a channel. */
export function linkTo({ guildId, channelId }: Pick<TableGame, 'guildId' | 'channelId'>, messageId?: string): string {
  return ['https://discord.com/channels', guildId ?? '@me', channelId, ...(messageId ? [messageId] : [])].join('/');
}

/**
 * The deadline of the awaited players, and who is away: a line each, in small print. `named` says that the text before
 * mentions somebody else.
 */
export function awaitingLines({ words: { calls } }: Bot, { game, awaiting }: AwaitingOf, named = false): string[] {
  const name = (seat: number) => (game.seats[seat] ? playerOf(game.seats[seat]).name : '');
  const away = awaiting.flatMap(({ seat, awayUntil }) =>
    awayUntil === undefined ? [] : [calls.away(name(seat), awayUntil)],
  );
  const limits = new Map<number, number[]>();
  for (const { seat, deadline, awayUntil } of awaiting) {
    if (deadline !== undefined && awayUntil === undefined)
      limits.set(deadline, [...(limits.get(deadline) ?? []), seat]);
  }
  const isShared = limits.size === 1 && away.length === 0 && !named;
  const ends = [...limits].map(([at, seats]) => calls.deadline(at, isShared ? [] : seats.map(name)));
  const banks = awaiting.flatMap(({ seat, bank }) =>
    bank === undefined ? [] : [{ name: awaiting.length === 1 && !named ? undefined : name(seat), held: bank.held }],
  );
  return [
    ...(game.pausedAt === undefined ? [] : [calls.paused]),
    ...ends,
    ...(banks.length === 0 ? [] : [calls.banks(banks)]),
    ...away,
  ];
}

/** The same for a single reader, for whom their own deadline comes first. */
export function awaitingLinesFor(bot: Bot, position: AwaitingOf, reader: number | undefined): string[] {
  const { game, awaiting } = position;
  const { own } = bot.words.calls;
  const mine = awaiting.filter(({ seat }) => seat === reader);
  const isMine = ({ deadline, awayUntil }: Awaiting) =>
    awayUntil === undefined && mine.some((one) => one.awayUntil === undefined && one.deadline === deadline);
  // Players with the same time as the reader share the line.
  const others = awaiting.filter((one) => one.seat !== reader && !isMine(one));
  return [
    ...mine.flatMap(({ deadline, bank, awayUntil }) => {
      if (awayUntil !== undefined) return [own.away(awayUntil)];
      if (deadline === undefined) return [];
      return [own.deadline(deadline), ...(bank === undefined ? [] : [own.bank(bank.left)])];
    }),
    ...awaitingLines(bot, { game, awaiting: others }, mine.length > 0),
  ];
}

/** The awaited players of a game. */
interface AwaitingOf {
  readonly game: TableGame;
  readonly awaiting: readonly Awaiting[];
}

/** Calls the awaited players; `since` is the entry that led to the decision. */
export function nudgeButton({ words }: Bot, game: string, since: number) {
  return button({ on: 'call', game, act: 'nudge', since }, { label: words.calls.nudge });
}

/** Stops further calls about a decision. */
export function silenceButton({ words }: Bot, game: string, since: number) {
  return button({ on: 'call', game, act: 'silence', since }, { label: words.calls.silence });
}

/** A call and what to show with it. */
export interface CallShown {
  /** The results of the called person's orders, and what they should know: only for a direct message. */
  readonly news?: readonly string[];
  /** The shared pictures: only for a direct message. */
  readonly pictures?: readonly Picture[];
  readonly post: CallPost;
  readonly position: Position;
  readonly awaiting: readonly Awaiting[];
}

/** The deadlines for the called player. */
const theirs = ({ post, awaiting }: CallShown): Awaiting[] => awaiting.filter(({ seat }) => seat === post.seat);

/** The short post that calls one person in the channel; `mentions` decides whether it really calls them. */
export function callMessage(bot: Bot, shown: CallShown, mentions: readonly string[]): Composed {
  const { post, position } = shown;
  const { game } = position;
  const seat = game.seats[post.seat];
  const { words } = bot;
  const text = seat ? words.calls.inChannel[post.why](mention(words, seat), faceOf(bot, game).name) : '';
  return composePlain(
    [text, ...awaitingLines(bot, { game, awaiting: theirs(shown) })],
    [
      buttons(
        button({ on: 'open', game: game.id }, { label: openLabel(bot, position), style: ButtonStyle.Primary }),
        silenceButton(bot, game.id, post.since),
      ),
    ],
    { mentions },
  );
}

/** The label of the button to the player's own panel. */
export function openLabel(bot: Bot, { game, state }: Position): string {
  return faceOf(bot, game).simultaneous(state)?.open ?? bot.words.prompt.open;
}

/** Where a game is, for a reader who is somewhere else. */
export interface Whereabouts {
  readonly server: string | undefined;
  /** The message that the link leads to; the channel if left out. */
  readonly messageId: string | undefined;
}

/**
 * The direct message that calls one person: the game, where it is, the question, the deadline, a button to play right
 * there, and a link to the table.
 */
export function directMessage(bot: Bot, shown: CallShown, { server, messageId }: Whereabouts): Composed {
  const { post, position } = shown;
  const { game, state, awaited } = position;
  const { calls } = bot.words;
  const face = faceOf(bot, game);
  const sitting = game.seats[post.seat];
  const decision = awaited.find(({ seat }) => seat === post.seat)?.decision;
  const question = decision && face.question({ state, decision, seats: game.seats });
  const menus = quickMenus(bot, position);
  // A question that cannot be answered here appears in full, such as one about how much food is needed.
  const asked = question === undefined ? [] : [question.title, ...(menus.length === 0 ? [question.help] : [])];
  return composePlain(
    [
      calls.directly[post.why](face.name, calls.place(channelMention(game.channelId), server)),
      ...(sitting?.deputy?.stage === 'plays' ? [calls.deputy(sitting.name)] : []),
      ...(shown.news ?? []),
      calls.asked(asked.filter((line) => line !== '').join('\n'), face.stage(state)),
      ...awaitingLinesFor(bot, { game, awaiting: theirs(shown) }, post.seat),
    ],
    [
      ...menus,
      buttons(
        button({ on: 'open', game: game.id }, { label: openLabel(bot, position), style: ButtonStyle.Primary }),
        linkButton(linkTo(game, messageId), calls.go),
        silenceButton(bot, game.id, post.since),
      ),
    ],
    { pictures: shown.pictures ?? [] },
  );
}

/** The result of a nudge, with a line for each awaited player. */
export function nudgedLines(bot: Bot, nudged: readonly Nudged[]): string {
  return nudged.map((one) => nudgedLine(bot, one)).join('\n');
}

function nudgedLine({ words: { calls } }: Bot, nudged: Nudged): string {
  switch (nudged.kind) {
    case 'away':
      return calls.nudged.away(nudged.name, nudged.until);
    case 'quiet':
      return calls.nudged.quiet(nudged.name);
    case 'called':
    case 'asleep':
    case 'tooSoon':
      return calls.nudged[nudged.kind](nudged.name, nudged.next);
  }
}
