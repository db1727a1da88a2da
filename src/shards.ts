import type { Share } from './table/share.ts';

/** The values of `SHARDS`: a share by its numbers, or one process for each shard that Discord recommends. */
export type Shards = Share | 'auto';

/** More shards than any host of this program needs. */
const MOST_SHARDS = 10_000;

/** A longer list is a mistake; the message does not repeat it. */
const LONGEST = 200;

const ADVICE = 'Set auto, or shards and their total, such as 0-3/16, or leave it empty to serve all in one process.';

/** `SHARDS` is impossible; the message is the rest of a sentence that starts with that name. */
export class ShardsMistake extends Error {
  override name = 'ShardsMistake';
}

/**
 * Reads which shards a process serves: `auto`, or numbers and ranges from 0 and the total, such as `0-3/16`, `5/16` or
 * `0,4-6/16`.
 * @throws {ShardsMistake}
 */
export function readShards(text: string): Shards {
  if (text.length > LONGEST) throw new ShardsMistake(`is longer than ${LONGEST} characters. ${ADVICE}`);
  if (text.toLowerCase() === 'auto') return 'auto';
  const written = JSON.stringify(text);
  const [, list = '', count = ''] = /^([\d,-]+)\/(\d+)$/.exec(text.replaceAll(' ', '')) ?? [];
  const of = Number(count);
  const ranges = list.split(',').map(readRange);
  if (list === '' || !ranges.every((range) => range !== undefined)) {
    throw new ShardsMistake(`is ${written}. ${ADVICE}`);
  }
  if (of < 1 || of > MOST_SHARDS) {
    throw new ShardsMistake(`is ${written}: there may be from 1 to ${MOST_SHARDS} shards. ${ADVICE}`);
  }
  const shards = new Set<number>();
  for (const { from, to } of ranges) {
    if (from > to) throw new ShardsMistake(`is ${written}: ${from}-${to} runs backwards. Name the lower number first.`);
    if (to >= of) {
      throw new ShardsMistake(`is ${written}: there is no shard ${to}. The last of ${of} is ${of - 1}.`);
    }
    for (let shard = from; shard <= to; shard++) {
      if (shards.has(shard)) throw new ShardsMistake(`is ${written}: it names shard ${shard} twice. Name each once.`);
      shards.add(shard);
    }
  }
  return { shards: [...shards].sort((one, other) => one - other), of };
}

function readRange(text: string): { readonly from: number; readonly to: number } | undefined {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

/** A share in the format of `SHARDS`: ranges of numbers, and the total. */
export function writeShards({ shards, of }: Share): string {
  const runs: { from: number; to: number }[] = [];
  for (const shard of shards) {
    const last = runs.at(-1);
    if (last?.to === shard - 1) last.to = shard;
    else runs.push({ from: shard, to: shard });
  }
  return `${runs.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(',')}/${of}`;
}

/** How many requests a second Discord allows a whole bot. */
const REQUESTS = 50;

/** A lower limit would delay answers to presses, which count here but not at Discord. */
const FEWEST_REQUESTS = 10;

/** How many requests a second a process with a share may send, so that all together stay within Discord's limit. */
export function requestsPerSecond(share: Share | undefined): number {
  if (share === undefined) return REQUESTS;
  return Math.max(FEWEST_REQUESTS, Math.floor((REQUESTS * share.shards.length) / share.of));
}
