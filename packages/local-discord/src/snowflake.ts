const DISCORD_EPOCH = 1_420_070_400_000n;

/** Makes a source of Discord ids: increasing numbers as text, greater than `after`, each with its time (ms). */
export function createSnowflakes(now: () => number, after = '0'): () => string {
  let last = BigInt(after);
  return () => {
    const earliest = (BigInt(Math.floor(now())) - DISCORD_EPOCH) << 22n;
    last = earliest > last ? earliest : last + 1n;
    return String(last);
  };
}
