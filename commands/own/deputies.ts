import { ButtonStyle } from 'discord.js';
import type { DeputyAt, DeputyWish } from '../../src/table/decide/deputies.ts';
import type { User } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import { compose, type Part } from '../discord/compose.ts';
import { channelMention } from '../discord/mention.ts';
import { button, buttons } from '../discord/rows.ts';
import { toAddressee } from '../language.ts';
import { OWN } from '../presses.ts';

/** The maximum number of people to list. */
const MOST_LINES = 5;

/** Who plays for a user, and for whom the user plays, with the buttons to answer and to end it. */
export async function deputyParts(bot: Bot, userId: string): Promise<Part[]> {
  const { deputies: words } = bot.words.personal;
  const { mine, others } = await bot.deputies.of(userId);
  const parts: Part[] = [];
  if (mine.length > 0) {
    const lines = mine
      .slice(0, MOST_LINES)
      .map(({ other, stage, games, until }) => `- ${words.line[stage](other.name, words.games(games, until))}`);
    const label = mine.every(({ stage }) => stage === 'asked') ? words.withdraw : words.dismiss;
    const dismiss = button({ on: 'deputy', game: OWN, act: 'dismiss', who: userId }, { label });
    parts.push([words.mine, ...lines].join('\n'), buttons(dismiss));
  }
  for (const [at, { other, stage, games, until }] of others.slice(0, MOST_LINES).entries()) {
    const line = `- ${words.otherLine[stage](other.name, words.games(games, until))}`;
    parts.push(at === 0 ? `${words.others}\n${line}` : line, answers(bot, other, stage === 'asked'));
  }
  return parts;
}

/** The buttons to answer a request, or to stop playing for somebody. */
function answers({ words }: Pick<Bot, 'words'>, player: User, isAsked: boolean) {
  const { deputies } = words.personal;
  const press = { on: 'deputy', game: OWN, who: player.id } as const;
  const giveBack = button(
    { ...press, act: 'giveBack' },
    { label: isAsked ? deputies.refuse : deputies.giveBack(player.name) },
  );
  if (!isAsked) return buttons(giveBack);
  return buttons(button({ ...press, act: 'agree' }, { label: deputies.agree, style: ButtonStyle.Success }), giveBack);
}

/** Asks somebody to play for a user; returns what the user reads about it. */
export async function askDeputy(bot: Bot, wish: DeputyWish): Promise<string> {
  const { deputies: words } = bot.words.personal;
  const done = await bot.deputies.ask(wish);
  const asked = done.filter(({ kind }) => kind === 'asked').length;
  const problems = problemLines(bot, done, wish.deputy.name);
  if (asked === 0) return problems.join('\n');
  const spoken = await toAddressee(bot, wish.deputy.id);
  const { deputies: theirs } = spoken.words.personal;
  const text = theirs.request(wish.user.name, theirs.games(asked, wish.until));
  const isReached = await bot.writeTo(wish.deputy.id, compose([text, answers(spoken, wish.user, true)]));
  return [words[isReached ? 'sent' : 'unreachable'](wish.deputy.name), ...problems].join('\n');
}

/** What a player reads if no table can have the deputy they named. */
export const refusedText = (bot: Bot, refused: readonly DeputyAt[], deputy: string): string =>
  [...problemLines(bot, refused, deputy), bot.words.personal.deputies.unchanged].join('\n');

/** The tables where somebody does not start to play for a player immediately, and why. */
export function problemLines({ words }: Bot, done: readonly DeputyAt[], deputy: string): string[] {
  const { at } = words.personal.deputies;
  return done.flatMap(({ game, kind }) => {
    if (kind === 'asked' || kind === 'plays' || kind === 'agreed') return [];
    return [at[kind](channelMention(game.channelId), deputy)];
  });
}
