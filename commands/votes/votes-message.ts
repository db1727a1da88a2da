import { ButtonStyle } from 'discord.js';
import { plain } from '../../src/messages/text.ts';
import { REMEDIES, type VoteView } from '../../src/table/decide/assembly.ts';
import { majorityOf } from '../../src/table/decide/ballots.ts';
import { isInvited, isUser } from '../../src/table/ids.ts';
import type { SeatNews } from '../../src/table/posts.ts';
import type { Vote } from '../../src/table/rows.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Part } from '../discord/compose.ts';
import { mentionOf } from '../discord/mention.ts';
import { button, buttons } from '../discord/rows.ts';

/**
 * The message of a vote: the question, the votes so far, the deadline, and buttons while it is open. `turns` describes
 * what an undo would take back; if left out, the moves do.
 */
export function voteMessage(bot: Bot, view: VoteView, turns?: readonly string[]): Composed {
  const { vote } = view;
  const isOpen = vote.outcome === 'open';
  const left = vote.voters.filter((userId) => vote.ballots[userId] === undefined);
  const parts: Part[] = [
    // The question already names the player who asks to take something back.
    vote.kind === 'undo' ? question(bot, view) : `${question(bot, view)}\n-# ${asker(bot, view)}`,
    ...(view.undoing === undefined ? [] : [undoing(bot, view, { ...view.undoing, lines: turns })]),
    state(bot, view, left),
    ...(isOpen ? [ballotButtons(bot, vote)] : []),
  ].filter((part) => part !== '');
  return compose(parts, { silent: true, mentions: isOpen ? left.filter(isUser) : [] });
}

/** A person who has asked or voted: their name or, if it is unknown, a mention that calls nobody. */
function whoIs({ words }: Bot, { game, vote }: VoteView, userId: string): string {
  const seated = game.seats.find((seat) => seat.userId === userId)?.name;
  const name = vote.newcomer?.id === userId ? vote.newcomer.name : seated;
  return name === undefined ? mentionOf(userId, words.statistics.formerPlayer) : `**${plain(name)}**`;
}

function question(bot: Bot, view: VoteView): string {
  const { votes } = bot.words;
  const { vote, game, state } = view;
  if (vote.kind === 'pass') {
    // Once the vote is over, the game may have continued, so a different sentence would apply.
    const passing = vote.outcome === 'open' ? (faceOf(bot, game).passing(state) ?? votes.passing) : undefined;
    return votes.question.pass(vote.player, passing);
  }
  if (vote.kind === 'undo') return votes.question.undo(whoIs(bot, view, vote.by));
  return votes.question[vote.kind](vote.player, `**${plain(vote.newcomer?.name ?? '')}**`);
}

function asker(bot: Bot, view: VoteView): string {
  const { votes } = bot.words;
  const { by } = view.vote;
  return isUser(by) ? votes.askedBy(whoIs(bot, view, by)) : votes.askedByRule;
}

/** An undo lists no more than this many turns one by one. */
const LINES_SHOWN = 20;

/** The last of these lines as a list, oldest first. */
export function listed({ words: { votes } }: Bot, lines: readonly string[]): string[] {
  const earlier = lines.length - LINES_SHOWN;
  return [...(earlier > 0 ? [votes.earlier(earlier)] : []), ...lines.slice(-LINES_SHOWN)].map((line) => `- ${line}`);
}

type Undoing = NonNullable<VoteView['undoing']> & { readonly lines: readonly string[] | undefined };

function undoing(bot: Bot, { game, seatsAt }: VoteView, { turns, revealed, lines: told }: Undoing): string {
  const lines = told ?? faceOf(bot, game).told({ turns, seatsAt, every: true });
  const { votes } = bot.words;
  return [votes.undoing(turns.length), ...listed(bot, lines), revealed ? votes.revealed : votes.nothingRevealed].join(
    '\n',
  );
}

function state(bot: Bot, view: VoteView, left: readonly string[]): string {
  const { votes, statistics } = bot.words;
  const { kind, outcome, voters, ballots, dueAt } = view.vote;
  if (voters.length === 0) return votes.outcome.agreed;
  const said = (agrees: boolean) =>
    voters.filter((userId) => ballots[userId] === agrees).map((userId) => whoIs(bot, view, userId));
  // The question about a replacement already says who must agree.
  const wanted = kind === 'replace' ? [] : [needed(bot, view.vote)];
  const [agreed, against] = [said(true), said(false)];
  return [
    ...(agreed.length > 0 ? [votes.agreed(agreed)] : []),
    ...(against.length > 0 ? [votes.against(against)] : []),
    ...(outcome === 'open' ? [votes.waiting(left.map((userId) => mentionOf(userId, statistics.formerPlayer)))] : []),
    outcome === 'open' ? `-# ${[...wanted, votes.ends(dueAt)].join(' ')}` : `**${votes.outcome[outcome]}**`,
  ].join('\n');
}

/** How many voters must agree. */
function needed({ words: { votes } }: Bot, { needs, voters }: Vote): string {
  const { length } = voters;
  return needs === 'all' ? votes.needs.all(length) : votes.needs.majority(majorityOf(length), length);
}

function ballotButtons({ words: { votes } }: Bot, { id: vote, gameId: game }: Vote) {
  return buttons(
    button({ on: 'vote', game, vote, agrees: true }, { label: votes.agree, style: ButtonStyle.Success }),
    button({ on: 'vote', game, vote, agrees: false }, { label: votes.disagree, style: ButtonStyle.Danger }),
  );
}

/** The button for a person who has a kept seat. */
export function sitButton({ seatNews }: Bot['words'], { id: game }: Pick<TableGame, 'id'>) {
  return button({ on: 'sit', game }, { label: seatNews.sit, style: ButtonStyle.Primary });
}

/** The result for a seat, with the buttons for it. */
export function seatMessage({ words }: Bot, game: TableGame, post: SeatNews): Composed {
  const { seatNews } = words;
  const { news, seat, name, voteId: vote } = post;
  switch (news) {
    case 'late':
      return compose(
        [
          seatNews.late(name),
          buttons(
            ...REMEDIES.map((remedy) =>
              button({ on: 'absent', game: game.id, seat, remedy }, { label: seatNews.remedies[remedy] }),
            ),
          ),
        ],
        { silent: true },
      );
    case 'offered':
      return compose(
        [
          seatNews.offered(name),
          ...(vote === undefined
            ? []
            : [
                buttons(
                  button({ on: 'take', game: game.id, vote }, { label: seatNews.take, style: ButtonStyle.Primary }),
                ),
              ]),
        ],
        { silent: true },
      );
    case 'taken':
      return compose([seatNews.taken(name, game.seats[seat]?.name ?? '', post.unrated)], { silent: true });
    case 'deputy': {
      const { deputyName: deputy = '', from, until } = post;
      return compose([seatNews.deputy({ deputy, player: name, from, until })], { silent: true });
    }
    case 'deputyOver':
    case 'deputyGaveBack':
    case 'deputyLeft':
      return compose([seatNews[news](post.deputyName ?? '', name)], { silent: true });
    case 'standIn':
    case 'returned':
      return compose([seatNews[news](name)], { silent: true });
    case 'seated':
      return compose([seatNews.seated(name)], { silent: true });
    case 'kept': {
      const names = game.seats.filter(({ userId }) => isInvited(userId)).map((seat) => seat.name);
      return compose([seatNews.kept(names), buttons(sitButton(words, game))], { silent: true });
    }
  }
}
