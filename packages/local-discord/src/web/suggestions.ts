import { readEntry, searchEntries, written } from './commands.ts';
import { entriesHere, fillIn, pickChoice } from './composer.ts';
import { state } from './state.ts';

type Suggestion = { label: string; detail?: string; pick: () => void };

export type Suggestions = {
  title: string;
  note?: string | undefined;
  items: Suggestion[];
  status?: 'loading' | 'failed' | 'ready';
};

/** @returns the commands, or the values of the option being typed, that the composer offers at this moment */
export function suggestions(): Suggestions | undefined {
  const { command, text, closed } = state.composer;
  if (closed) return undefined;
  if (!command) return text.startsWith('/') && !text.includes('\n') ? commandSuggestions(text) : undefined;
  if (!command.offered) return undefined;
  const { option, items, status } = command.offered;
  return {
    title: option,
    items: items.map((choice) => ({ label: choice.name, pick: () => pickChoice(command, option, choice) })),
    status,
  };
}

function commandSuggestions(text: string) {
  const entries = entriesHere();
  const items = searchEntries(entries, text).map((entry) => ({
    label: written(entry),
    detail: entry.description,
    pick: () => fillIn(entry),
  }));
  const typed = readEntry(entries, text);
  // The options of a typed command follow in the same line.
  if (typed?.rest) return undefined;
  const nothing = entries.length === 0 ? 'The bot has registered no commands yet.' : `No command fits “${text}”.`;
  return { title: 'Commands', note: items.length === 0 ? nothing : undefined, items };
}
