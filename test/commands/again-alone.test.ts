import type { SeenMessage } from 'local-discord';
import { textOf } from 'local-discord';
import { expect, it } from 'vitest';
import { sceneForEach } from './each.ts';
import { controlIn } from './people.ts';

const { scene, gameNow, endGame, forge, latest, messages, press, start } = sceneForEach();

/** Ends a game of one person and computers, and returns what a button of its result says to somebody in private. */
async function askedAfter(computers: number, who: number): Promise<SeenMessage> {
  await start(1, { computers });
  const { id: game } = await gameNow();
  await endGame();
  await scene.bot.drain();
  return forge(who, messages().at(-1) ?? expect.fail('There is no result.'), { on: 'rematch', game });
}

it('a solo game can be played again: nobody is called, and there is nothing else to choose', async () => {
  const asked = await askedAfter(0, 0);
  expect(textOf(asked)).toBe('### Another game?\n**Play again** opens a lobby here with the same options.');
  expect(controlIn(asked, 'nextTable')).toBeUndefined();
  expect(controlIn(asked, 'rematch')).toMatchObject({ label: 'Open the lobby' });
  expect(textOf(await press(0, asked, 'rematch', 'open'))).toBe(
    'The lobby is open in the channel, and you are its host.',
  );
  await latest('lobby', 'Players (1 of 1)');
});

it('a game alone with computers can be played again with them, or with other people', async () => {
  const asked = await askedAfter(2, 0);
  expect(textOf(asked)).toContain('**Play again** opens a lobby here with the same options and the 2 computers.');
  expect(textOf(asked)).toContain('**Next table** opens one without computers: its other seats are free for anybody.');
  expect(textOf(asked)).not.toMatch(/ematch|kept|called/);
  await press(0, asked, 'rematch', 'open');
  const lobby = await latest('lobby', 'Players (3 of 3)');
  expect(textOf(lobby)).not.toMatch(/ematch|kept/);
});

it('somebody else can open the next table', async () => {
  const asked = await askedAfter(1, 2);
  expect(textOf(asked)).toContain('Only the player of that game can play it again.');
  expect(controlIn(asked, 'rematch')).toBeUndefined();
  expect(controlIn(asked, 'nextTable')).toMatchObject({ label: 'Open the next table' });
});
