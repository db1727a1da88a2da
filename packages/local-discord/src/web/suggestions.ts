import { fittingChoices, isAutocompleted, OPTION, readEntry, searchEntries, written } from './commands.ts';
import { addField, choicesToPickFrom, entriesHere, fillIn, pickChoice } from './composer.ts';
import { state } from './state.ts';
import type { Filling } from './types.ts';

export type Suggestion = { label: string; detail?: string | undefined; person?: string; pick: () => void };

export type Suggestions = {
  title: string;
  note?: string | undefined;
  items: Suggestion[];
  status?: 'loading' | 'failed';
};

/** @returns what the composer offers at this moment */
export function suggestions(): Suggestions | undefined {
  const { command, text, closed } = state.composer;
  if (closed) return undefined;
  if (command) return command.active ? fieldSuggestions(command, command.active) : optionSuggestions(command);
  if (text.startsWith('/') && !text.includes('\n')) return commandSuggestions(text);
  return undefined;
}

function commandSuggestions(text: string) {
  const entries = entriesHere();
  const items = searchEntries(entries, text).map((entry) => ({
    label: written(entry),
    detail: entry.description,
    pick: () => fillIn(entry, readEntry([entry], text)?.rest),
  }));
  const nothing = entries.length === 0 ? 'The bot has registered no commands yet.' : `No command fits “${text}”.`;
  return { title: 'Commands', note: items.length === 0 ? nothing : undefined, items };
}

function optionSuggestions({ entry, fields, tail }: Filling) {
  const left = entry.options.filter(({ name }) => !fields.some((field) => field.option.name === name));
  const typed = tail.trim().replace(/:$/, '').toLowerCase();
  const items = left
    .filter(({ name }) => name.includes(typed))
    .map(({ name, description }) => ({ label: name, detail: description, pick: () => addField(name) }));
  return items.length > 0 ? { title: written(entry), note: entry.description, items } : undefined;
}

function fieldSuggestions(command: Filling, name: string): Suggestions | undefined {
  const field = command.fields.find((one) => one.option.name === name);
  if (!field) return undefined;
  const { option } = field;
  const remote = command.remote?.option === name ? command.remote : undefined;
  const picked = field.value !== undefined;
  const all = isAutocompleted(option) ? (remote?.items ?? []) : (choicesToPickFrom(field) ?? []);
  // The bot's suggestions for an earlier text count only if they fit the current one.
  const answered = isAutocompleted(option) && remote?.status !== 'loading';
  const fitting = answered || picked ? all : fittingChoices(all, field.text);
  const isPerson = option.type === OPTION.user || option.type === OPTION.mentionable;
  return {
    title: `${option.name}${option.required ? '' : ' (optional)'}`,
    note: option.description,
    items: fitting.slice(0, 25).map((choice) => ({
      label: choice.name,
      ...(isPerson && { person: String(choice.value) }),
      pick: () => pickChoice(field, choice),
    })),
    ...(remote && remote.status !== 'ready' && { status: remote.status }),
  };
}
