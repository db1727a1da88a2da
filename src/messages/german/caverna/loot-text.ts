export type { LootText } from '../../caverna/loot.ts';
