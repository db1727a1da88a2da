/** Whether an emoji of a component is still the key of an icon, before its uploaded emoji is known. */
export const isKey = (emoji: unknown): emoji is { name: string } =>
  typeof emoji === 'object' && emoji !== null && !('id' in emoji) && 'name' in emoji && /^\w+$/.test(`${emoji.name}`);
