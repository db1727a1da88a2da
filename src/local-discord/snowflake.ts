const DISCORD_EPOCH = 1_420_070_400_000n;

/** Makes a source of Discord ids: strictly growing numbers as text that carry the time `now()` (ms) they were made at. */
export function createSnowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const earliest = (BigInt(Math.floor(now())) - DISCORD_EPOCH) << 22n;
    last = earliest > last ? earliest : last + 1n;
    return String(last);
  };
}
