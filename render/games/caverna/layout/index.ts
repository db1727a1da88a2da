import type { Picture } from '../../../paint/shape.ts';
import type { PictureRequest } from '../scene.ts';
import { actionLayout } from './actions.ts';
import { choiceLayout } from './choice.ts';
import { homeLayout } from './home.ts';
import { lobbyLayout } from './lobby.ts';
import { lootLayout } from './loot.ts';
import { scoreLayout } from './score.ts';
import { supplyLayout } from './supply.ts';

/** The layout of a picture that is asked for. */
export function layout(request: PictureRequest): Picture {
  switch (request.kind) {
    case 'home':
      return homeLayout(request.input);
    case 'choice':
      return choiceLayout(request.input);
    case 'actions':
      return actionLayout(request.input);
    case 'supply':
      return supplyLayout(request.input);
    case 'loot':
      return lootLayout(request.input);
    case 'score':
      return scoreLayout(request.input);
    case 'lobby':
      return lobbyLayout(request.input);
  }
}
