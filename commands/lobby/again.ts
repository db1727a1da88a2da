import { ButtonStyle } from 'discord.js';
import { userOf } from '../../src/table/ids.ts';
import { type Again, keepsSeatFor, openSeats, takenSeats } from '../../src/table/play/again.ts';
import { isPersons, isSingle } from '../../src/table/play/computer.ts';
import type { Request } from '../../src/table/requests.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, composePlain } from '../discord/compose.ts';
import { mentionOf } from '../discord/mention.ts';
import { button, buttons, linkButton } from '../discord/rows.ts';
import { linkTo } from '../posts/call-message.ts';

/** The two ways to play again, named like their buttons. */
export type AgainWay = 'rematch' | 'nextTable';

/** Says in private what a rematch and a next table would open in the channel, and asks which to open. */
export function againMessage(bot: Bot, { game, ...again }: Again, pressed: AgainWay): Composed {
  const { ending } = bot.words;
  const { kept } = again;
  const single = isSingle(game);
  const ways: readonly AgainWay[] = [
    ...(kept === undefined ? [] : ['rematch' as const]),
    ...(kept !== undefined && game.seats.length === 1 ? [] : ['nextTable' as const]),
  ];
  const told = {
    rematch: () => ending.rematchTold({ ...again, kept: kept ?? [], isSingle: single }),
    nextTable: () => ending.nextTold(single && kept !== undefined),
  };
  return compose([
    `### ${ending.askAgain}`,
    ...(kept === undefined && pressed === 'rematch' ? [ending.notYours(single)] : []),
    ...ways.map((way) => told[way]()),
    buttons(
      ...ways.map((way) =>
        button(
          { on: way, game: game.id, act: 'open' },
          {
            label: ending[single && way === 'rematch' ? 'playAgain' : way],
            style: way === pressed || ways.length === 1 ? ButtonStyle.Primary : ButtonStyle.Secondary,
          },
        ),
      ),
    ),
  ]);
}

/** What prevents another game in a channel. */
interface Busy {
  readonly status: 'lobby' | 'running';
  /** The id of its message. */
  readonly message: string | undefined;
  /** The person who asks, and the game they want to play again. */
  readonly wanting: Request;
}

/**
 * Says that the channel already has a lobby or a game, with a link to it, and whether a seat there is kept for the
 * user.
 */
export function busyMessage(bot: Bot, game: TableGame, { status, message, wanting }: Busy): Composed {
  const { ending, lobby } = bot.words;
  const { told, kept, go } = ending.busy[status];
  const isKept = status === 'lobby' && keepsSeatFor(game, wanting.userId);
  return compose([
    isKept && kept !== undefined ? kept : told,
    buttons(
      ...(isKept
        ? [
            button(
              { on: 'rematch', game: wanting.gameId, act: 'join' },
              { label: lobby.join, style: ButtonStyle.Primary },
            ),
          ]
        : []),
      linkButton(linkTo(game, message), go),
    ),
  ]);
}

/**
 * The short post that calls people to a lobby with seats kept for them, and says who has joined; it calls only
 * `mentions` and just names the others.
 */
export function summonsMessage(bot: Bot, game: TableGame, mentions: readonly string[]): Composed {
  const { lobby } = bot.words;
  const names = openSeats(game).map(({ userId, name }) => {
    const named = lobby.named(name);
    return mentions.includes(userOf(userId)) ? mentionOf(userOf(userId), named) : named;
  });
  const others = takenSeats(game).filter((seat) => isPersons(seat) && seat.userId !== game.host);
  const joined = others.map(({ name }) => name);
  return composePlain(
    [lobby.summons({ names, joined, host: hostName(game), game: faceOf(bot, game).name })],
    names.length === 0
      ? []
      : [
          buttons(
            button({ on: 'lobby', game: game.id, act: 'join' }, { label: lobby.join, style: ButtonStyle.Primary }),
            button({ on: 'lobby', game: game.id, act: 'leave' }, { label: lobby.decline }),
          ),
        ],
    { mentions, silent: mentions.length === 0 },
  );
}

/** The post about a lobby with an idle host. */
interface IdlePost {
  readonly stage: 'reminded' | 'free';
  /** Whether the reminder calls the host. */
  readonly calls: boolean;
  readonly link: string;
}

/** Reminds the host of a lobby, or offers the role of host to anybody. */
export function idleMessage(bot: Bot, game: TableGame, { stage, calls, link }: IdlePost): Composed {
  const { lobby } = bot.words;
  const isCall = calls && stage === 'reminded';
  const named = lobby.named(hostName(game));
  const host = isCall ? mentionOf(game.host, named) : named;
  const ways = {
    reminded: [],
    free: [
      button({ on: 'lobby', game: game.id, act: 'takeOver' }, { label: lobby.takeOver, style: ButtonStyle.Primary }),
    ],
  };
  return composePlain(
    [lobby.idle[stage](host, faceOf(bot, game).name)],
    [buttons(...ways[stage], linkButton(link, lobby.go))],
    { mentions: isCall ? [game.host] : [], silent: !isCall },
  );
}

/** The direct message with the same news for one person, with a link to the lobby. */
export function summonsDirect(bot: Bot, game: TableGame, { place, link }: { place: string; link: string }): Composed {
  const { lobby } = bot.words;
  const text = lobby.summonsDirect({ host: hostName(game), game: faceOf(bot, game).name, place });
  return composePlain([text], [buttons(linkButton(link, lobby.go))]);
}

const hostName = ({ seats, host }: TableGame): string => seats.find(({ userId }) => userId === host)?.name ?? '';
