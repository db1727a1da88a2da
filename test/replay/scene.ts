import type { SeenMessage } from 'local-discord';
import { openScene, pixels, type Scene } from '../commands/fixture.ts';
import { copyFile, type Played } from './games.ts';

/** Pictures whose frames wait until a test lets them be painted. */
export function gatedPictures() {
  const gates: (() => void)[] = [];
  let isOpen = false;
  const painted: number[] = [];
  return {
    painted,
    open() {
      isOpen = true;
      for (const gate of gates.splice(0)) gate();
    },
    pictures: {
      ...pixels,
      async *frames(frames) {
        let at = 0;
        for (const _ of frames) {
          if (!isOpen) await new Promise<void>((resolve) => gates.push(resolve));
          painted.push(at++);
          yield new Uint8Array(100);
        }
      },
    } satisfies typeof pixels,
  };
}

/** Imports a random game into the first channel of a scene; the first user owns the server. */
export async function importPlayed({ bot, discord }: Pick<Scene, 'bot' | 'discord'>, played: Played): Promise<void> {
  const users = discord.users.map(({ id }) => id);
  const file = copyFile({ users, ...played });
  const answer = await discord
    .as(users[0] ?? '')
    .slash(discord.channels[0]?.id ?? '', 'caverna-admin import', { file });
  await answer.shown();
  await bot.drain();
}

export async function openReplayed(
  played: Played,
  { pictures = pixels }: { readonly pictures?: typeof pixels } = {},
): Promise<{ scene: Scene; channel: string; gameId: string }> {
  const scene = await openScene({ pictures });
  const channel = scene.discord.channels[0]?.id ?? '';
  await importPlayed(scene, played);
  const game = await scene.stores.games.inChannel(channel);
  if (game === undefined) throw new Error('The game was not imported.');
  return { scene, channel, gameId: game.id };
}

interface SeenPicture {
  readonly url: string;
  readonly description: string | undefined;
}

export function mediaOf(message: Pick<SeenMessage, 'components'>): SeenPicture[] {
  const found: SeenPicture[] = [];
  JSON.stringify(message.components ?? [], (key, value: unknown) => {
    if (key !== 'items' || !Array.isArray(value)) return value;
    for (const { media, description } of value) found.push({ url: media.url, description: description ?? undefined });
    return value;
  });
  return found;
}

export async function bytesAt(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}
