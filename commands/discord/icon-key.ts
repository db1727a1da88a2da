/**
 * Whether the emoji of a component is still just the key of an icon, because its uploaded emoji has not been filled in.
 */
export const isKey = (emoji: unknown): emoji is { name: string } =>
  typeof emoji === 'object' && emoji !== null && !('id' in emoji) && 'name' in emoji && /^\w+$/.test(`${emoji.name}`);
