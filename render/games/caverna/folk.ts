import { TILES_OF } from '../../../src/games/caverna/forgotten-folk/tiles/index.ts';
import { find } from '../../../src/messages/text.ts';
import type { Owner } from '../../shared/owner.ts';
import { folkFace } from './folk-icons.ts';
import type { FolkInput, FolkLine } from './scene.ts';
import { type Shown, shortName } from './shown.ts';
import { supplyTiles } from './supply.ts';

/** A folk's powers in words, each with its pieces. */
const linesOf = (kind: FolkLine['kind'], words: readonly string[], rows: readonly string[]): FolkLine[] =>
  words.map((line, at) => ({ kind, words: line, row: rows[at] ?? '' }));

/** The sheet of a folk, in the colour of an owner: its set-up, powers and limits, and its furnishing tiles. */
export function folkSheet(shown: Shown, folk: string, owner?: Owner): FolkInput {
  const { words } = shown;
  const text = words.folk(folk);
  const face = folkFace(folk);
  return {
    folk,
    mark: owner?.mark,
    title: text.name,
    kind: words.folkKind,
    hard: text.hard,
    hardness: words.hardness(text.hard),
    lines: [
      ...(text.begins === undefined ? [] : linesOf('begins', [words.beginsWith(text.begins)], [face.begins ?? ''])),
      ...linesOf('power', text.powers, face.powers),
      ...linesOf('limit', text.limits, face.limits),
    ],
    tiles: supplyTiles(shown, find<readonly string[]>(TILES_OF, folk) ?? []).map(({ instead, ...tile }) => ({
      ...tile,
      note: instead === undefined ? '' : words.insteadOf(shortName(instead.of)),
      owners: [],
      possible: undefined,
    })),
  };
}
