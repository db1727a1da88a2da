import type { Folk, Happenings, Nature, Power } from './power.ts';

/** An object with all of its fields, including unset ones. Objects of one shape are read fastest. */
export type Whole<Thing> = { readonly [Field in keyof Required<Thing>]: Thing[Field] | undefined };

/** The reactions, adjustments and scoring of a power, with all fields of a power. */
export function wholePower({ on, adjust, score }: Power): Power {
  const whole: Whole<Power> = { on: on && wholeHappenings(on), adjust, score };
  return whole as Power;
}

function wholeHappenings(on: Happenings): Happenings {
  const { began, built, roundStart, harvestStart, received, mined, breeding, bred, newborn, bothUsed } = on;
  const first = { began, built, roundStart, harvestStart, received, mined };
  const whole: Whole<Happenings> = { ...first, breeding, bred, newborn, bothUsed };
  return whole as Happenings;
}

/** The nature of some people, with all fields of a nature. */
export function wholeNature({ forging, strongest, meal, clumsy }: Nature): Nature {
  const whole: Whole<Nature> = { forging, strongest, meal, clumsy };
  return whole as Nature;
}

/** A folk by its id, with all fields of a folk. */
export function namedFolk(id: string, { nature, ...power }: Omit<Folk, 'id'>): Folk {
  const { on, adjust, score } = wholePower(power);
  const whole: Whole<Folk> = { id, on, adjust, score, nature: nature && wholeNature(nature) };
  return whole as Folk;
}
