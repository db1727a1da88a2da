import { type SeenMessage, textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { PainterBusy } from '../../render/paint/painter.ts';
import { openTable } from '../faults/tables.ts';
import { mediaOf } from '../replay/scene.ts';
import { closeScene } from './each.ts';
import { pixels } from './fixture.ts';
import { peopleOf } from './people.ts';

/** A painter that paints the pictures of tables only while it is open, and takes no more of them while it is full. */
function slowPainter() {
  const waiting: (() => void)[] = [];
  const painter = {
    times: 0,
    isOpen: true,
    isFull: false,
    release() {
      Object.assign(painter, { isOpen: true, isFull: false });
      for (const paint of waiting.splice(0)) paint();
    },
    pictures: {
      ...pixels,
      table: async (...given: Parameters<typeof pixels.table>) => {
        if (painter.isFull) throw new PainterBusy(256);
        if (!painter.isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
        painter.times++;
        return pixels.table(...given);
      },
    },
  };
  return painter;
}

let table: Awaited<ReturnType<typeof openTable>>;
let painter: ReturnType<typeof slowPainter>;
afterEach(() => closeScene(table.scene));

const { called, direct, latest, messages, play, select, slash } = peopleOf(() => table.scene);

async function open(patience = 30): Promise<void> {
  painter = slowPainter();
  table = await openTable(2, { pictures: painter.pictures, patience });
  await expect.poll(() => painter.times).toBe(1);
}

const told = (): SeenMessage[] => messages().filter((message) => textOf(message).includes(': *'));

const newest = (): SeenMessage => told().at(-1) ?? expect.fail('Nothing was posted.');

/** Plays a turn and waits for the next call; returns who played. */
async function turn(space = 'logging'): Promise<number> {
  const prompt = await latest('open');
  const who = called(prompt);
  await play(who, prompt, space);
  await table.next(who);
  await table.posted();
  return who;
}

const sent = () => table.scene.discord.requests.sent;
const calls = () => sent().filter(({ users, isEdit }) => users.length > 0 && !isEdit).length;
const edits = ({ id }: SeenMessage) => sent().filter(({ messageId, isEdit }) => messageId === id && isEdit);
const hasPictures = () => expect.poll(() => mediaOf(newest()).length, { timeout: 10_000 }).toBe(3);

describe('a post whose pictures take too long', () => {
  it('calls the next player without them, and gets them later in the same message', async () => {
    await open();
    const before = calls();
    painter.isOpen = false;
    const who = await turn();
    const post = newest();
    expect(mediaOf(post)).toEqual([]);
    expect(textOf(post)).toContain('Logging');
    expect(called(await latest('open'))).toBe(1 - who);
    expect(edits(post)).toEqual([]);
    painter.release();
    await hasPictures();
    expect(newest()).toMatchObject({ id: post.id });
    expect(textOf(newest())).toBe(textOf(post));
    expect(edits(post)).toMatchObject([{ users: [] }]);
    expect(calls()).toBe(before + 1);
    await table.expectWhole();
  });

  it('gets them after a restart, which calls nobody', async () => {
    await open();
    painter.isOpen = false;
    await turn();
    const before = calls();
    await table.scene.restart();
    expect(mediaOf(newest())).toEqual([]);
    painter.release();
    await hasPictures();
    await table.scene.restart();
    expect(edits(newest())).toHaveLength(1);
    expect(calls()).toBe(before);
    await table.expectWhole();
  });

  it('stays without them if the next turn is posted first', async () => {
    await open();
    painter.isOpen = false;
    await turn();
    await turn('supplies');
    const [first, second] = told();
    painter.release();
    await hasPictures();
    expect(newest().id).toBe(second?.id);
    expect(mediaOf(told()[0] ?? newest())).toEqual([]);
    await table.scene.restart();
    await table.scene.bot.drain();
    expect(first && edits(first)).toEqual([]);
  });

  it('stays struck out if the turn was taken back', async () => {
    await open();
    painter.isOpen = false;
    const who = await turn();
    await slash(who, 'caverna undo');
    await expect.poll(() => textOf(told()[0] ?? newest())).toContain('~~');
    await table.posted();
    painter.release();
    await expect.poll(() => painter.times).toBeGreaterThan(1);
    await table.scene.restart();
    expect(textOf(told()[0] ?? newest())).toContain('~~');
  });

  it('gets them once the painter has room again', async () => {
    await open(Number.POSITIVE_INFINITY);
    painter.isFull = true;
    await turn();
    expect(mediaOf(newest())).toEqual([]);
    painter.release();
    await hasPictures();
    expect(table.scene.errors).toEqual([]);
  });

  it('gets them even if the answer to its first attempt was lost', async () => {
    await open();
    painter.isOpen = false;
    table.scene.discord.faults.rest({ route: /^POST \/channels\/:id\/messages$/, cut: true, carriedOut: true });
    const playing = turn();
    await expect.poll(told).toHaveLength(1);
    painter.release();
    await playing;
    await hasPictures();
    expect(told()).toHaveLength(1);
    await table.expectWhole();
  });

  it('gets them even if its prompt could be sent only at the second attempt', async () => {
    await open();
    painter.isOpen = false;
    const playing = turn();
    await expect.poll(told).toHaveLength(1);
    table.scene.discord.faults.rest({ route: /^POST \/channels\/:id\/messages$/, status: 500, times: 5 });
    await playing;
    painter.release();
    await hasPictures();
    await table.expectWhole();
  });
});

it('a call in a direct message does not wait for a slow picture, either, and gets it later', async () => {
  await open();
  for (const who of [0, 1]) await select(who, await slash(who, 'caverna settings'), 'dm');
  const first = called(await latest('open'));
  const call = () => direct(1 - first);
  painter.isOpen = false;
  await play(first, await slash(first, 'caverna turn'), 'logging');
  await expect.poll(call, { timeout: 10_000 }).toHaveLength(1);
  expect(call()).toMatchObject([{ attachments: [] }]);
  painter.release();
  await expect.poll(() => call()[0]?.attachments.length, { timeout: 10_000 }).toBe(1);
  expect(call()).toHaveLength(1);
});

it('a post whose pictures are painted in time is one message, never changed', async () => {
  await open(Number.POSITIVE_INFINITY);
  await turn();
  expect(mediaOf(newest())).toHaveLength(3);
  expect(edits(newest())).toEqual([]);
});
