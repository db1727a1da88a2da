import { options as schema } from '../../../src/games/caverna/options.ts';
import { DEFAULT_RULINGS } from '../../../src/games/caverna/rulings.ts';
import type { Options, Rulings } from '../../../src/games/caverna/state.ts';
import type { LobbyOption } from '../../face.ts';
import type { CavernaWords } from './words.ts';

interface Texts {
  readonly label: string;
  readonly explanation: string;
  readonly choices: Readonly<Record<string, { readonly label: string; readonly explanation: string }>>;
}

/** What the host of a game of Caverna may choose. */
export function cavernaSettings({ variants, rulings }: CavernaWords): LobbyOption<Options>[] {
  return [
    plain('tiles', variants.tiles),
    plain('markers', variants.markers),
    ...Object.entries<Texts>(rulings).map(([field, texts]) => ruling(field as keyof Rulings, texts)),
  ];
}

const DEFAULTS = schema.parse({});

function plain(field: 'tiles' | 'markers', texts: Texts): LobbyOption<Options> {
  return {
    ...told(field, texts),
    fine: false,
    recommended: DEFAULTS[field],
    chosen: (options) => options[field],
    change: (value) => ({ [field]: value }),
  };
}

function ruling(field: keyof Rulings, texts: Texts): LobbyOption<Options> {
  const isNumber = typeof DEFAULT_RULINGS[field] === 'number';
  return {
    ...told(field, texts),
    fine: true,
    recommended: String(DEFAULT_RULINGS[field]),
    chosen: (options) => String(options.rulings[field]),
    change: (value, options) => ({
      rulings: { ...options.rulings, [field]: isNumber ? Number(value) : value === 'true' },
    }),
  };
}

function told(field: string, { label, explanation, choices }: Texts) {
  return {
    field,
    title: label,
    explanation,
    choices: Object.entries(choices).map(([value, choice]) => ({
      value,
      text: choice.label,
      detail: choice.explanation,
    })),
  };
}
