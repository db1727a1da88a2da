import type { Look, Subject } from '../../paint/look.ts';
import { icon, type Picture, type Shape } from '../../paint/shape.ts';
import { captionLayout } from '../../shared/caption.ts';
import { chronicleLayout } from '../../shared/chronicle.ts';
import { lobbyLayout } from '../../shared/lobby.ts';
import { scoreLayout } from '../../shared/score.ts';
import { caveEmojis } from './emojis.ts';
import { caveLayout } from './layout/cave.ts';
import { sheetLayout } from './layout/rooms.ts';
import { tableLayout } from './layout/table.ts';
import { topicLayout } from './layout/topic.ts';
import type { PictureRequest } from './scene.ts';
import { caveSprite } from './sprites.ts';
import { colours } from './theme.ts';

const SIGNS: Readonly<Record<string, string>> = {
  eraOne: 'points',
  rooms: 'door',
  gold: 'gold',
  weapons: 'weapon',
  iron: 'iron',
  halfGold: 'gold',
};

/** The symbol at the start of a line of the score sheet. */
function scoreSign(key: string): Shape[] {
  const sign = SIGNS[key];
  return sign === undefined ? [] : [icon(`icon:${sign}`, { x: 28, y: 0 }, 56)];
}

function layout(request: PictureRequest): Picture {
  switch (request.kind) {
    case 'table':
      return tableLayout(request.input);
    case 'cave':
      return caveLayout(request.input);
    case 'rooms':
      return sheetLayout(request.input);
    case 'card':
      return topicLayout(request.input);
    case 'lobby':
      return lobbyLayout(request.input);
    case 'score':
      return scoreLayout(request.input, scoreSign);
    case 'chronicle':
      return chronicleLayout(request.input);
    case 'caption':
      return captionLayout(request.input);
  }
}

export const caveVsCaveLook: Look = {
  layout: (subject: Subject) => layout(subject as PictureRequest),
  sprite: caveSprite,
  colours: Object.values(colours),
  emojis: caveEmojis,
  // The painting thread does not need the rules.
  warmUp: async () => (await import('./warm-up.ts')).warmUpPictures(),
};
