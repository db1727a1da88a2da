import type { Picture } from '../../../paint/shape.ts';
import { type CaptionInput, captionLayout } from '../../../shared/caption.ts';
import { chronicleLayout } from '../../../shared/chronicle.ts';
import { lobbyLayout } from '../../../shared/lobby.ts';
import { scoreLayout } from '../../../shared/score.ts';
import type { HomeBoardInput, PictureRequest } from '../scene.ts';
import { scoreSign } from '../score-icons.ts';
import { actionLayout } from './actions.ts';
import { boardsLayout } from './boards.ts';
import { choiceLayout } from './choice.ts';
import { folkLayout } from './folk.ts';
import { glanceLayout } from './glance.ts';
import { homeLayout } from './home.ts';
import { lootLayout } from './loot.ts';
import { person } from './people.ts';
import { supplyLayout } from './supply.ts';
import { topicLayout } from './topic.ts';

/** What an animation's frames consist of: the caption, and a home board next to others. */
type PartOfFrame =
  | { readonly kind: 'caption'; readonly input: CaptionInput }
  | { readonly kind: 'glance'; readonly input: HomeBoardInput };

/** The layout of a requested picture, or of a part of an animation's frame. */
export function layout(request: PictureRequest | PartOfFrame): Picture {
  switch (request.kind) {
    case 'home':
      return homeLayout(request.input);
    case 'boards':
      return boardsLayout(request.input);
    case 'choice':
      return choiceLayout(request.input);
    case 'actions':
      return actionLayout(request.input);
    case 'supply':
      return supplyLayout(request.input);
    case 'loot':
      return lootLayout(request.input);
    case 'card':
      return topicLayout(request.input);
    case 'folk':
      return folkLayout(request.input);
    case 'score':
      return scoreLayout(request.input, scoreSign, person);
    case 'chronicle':
      return chronicleLayout(request.input, person);
    case 'lobby':
      return lobbyLayout(request.input, person);
    case 'caption':
      return captionLayout(request.input);
    case 'glance':
      return glanceLayout(request.input);
  }
}
