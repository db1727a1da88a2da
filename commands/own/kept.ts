import type { Bot } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';

/** Everything stored about a person, as a file for that person only. */
export async function keptMessage({ personal, words }: Bot, userId: string): Promise<Composed> {
  const text = JSON.stringify(await personal.kept(userId), undefined, 1);
  return compose([words.personal.settings.kept, { file: { name: 'caverna-kept.json', bytes: Buffer.from(text) } }]);
}
