import { readCustomId } from '../custom-id.ts';
import type { AskedOptions } from '../face/wording.ts';
import { buttonRows, counter, isLast, type Row } from './ask.ts';
import { shortMove } from './menu-value.ts';

/** A slot above those of the menus and below those of other buttons. */
const LEAD = 80;

/** Buttons for the moves that come before all others, unless they are buttons anyway. */
export function leadRows(question: AskedOptions, rows: readonly Row[]): Row[] {
  const { options, words, screen, lead = [] } = question;
  const pressed = rows.flatMap((row) =>
    row.toJSON().components.flatMap((one) => ('custom_id' in one ? (movedBy(one.custom_id) ?? []) : [])),
  );
  const led = options.filter(
    (option) => lead.includes(option.move) && !isLast(option, words) && !pressed.includes(shortMove(option.move)),
  );
  return screen.exchange
    ? []
    : buttonRows(
        question,
        led.toSorted((one, other) => lead.indexOf(one.move) - lead.indexOf(other.move)),
        counter(LEAD),
      );
}

function movedBy(id: string): string | undefined {
  const press = readCustomId(id);
  return press?.on === 'move' ? press.move : undefined;
}
