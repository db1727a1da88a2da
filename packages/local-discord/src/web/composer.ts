import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import {
  type Choice,
  type Entry,
  entriesOf,
  fixedChoices,
  isAutocompleted,
  optionValue,
  readEntry,
  readOptions,
  searchEntries,
  type Value,
  written,
} from './commands.ts';
import { sendCommand } from './interactions.ts';
import { channelById, channelLabel, displayName, everybody, guildChannels, isDm } from './people.ts';
import { attempt, postMessage, uploadFile } from './server.ts';
import { afterDraw, change, emptyComposer, type Filling, notify, reasonOf, state } from './state.ts';

export function entriesHere(): Entry[] {
  const channel = channelById(state.channel);
  return entriesOf(state.world?.commands ?? [], channel !== undefined && isDm(channel));
}

const composer = () => document.querySelector<HTMLFormElement>('.composer');

/** Moves the focus to the text, or to the first required field of a command or, if there is none, to its first. */
export function focusComposer() {
  const fields = ['textarea', '[name]:invalid', '[name]', '[type=submit]'];
  const find = (selector: string) => composer()?.querySelector<HTMLElement>(selector) ?? [];
  afterDraw(() => fields.flatMap(find)[0]?.focus());
}

export function typeText(text: string) {
  change({ composer: { ...emptyComposer(), text } });
}

/** Turns the composer into the form of a command; `rest` are options typed already, such as `players:3`. */
export function fillIn(entry: Entry, rest = '') {
  const command = { entry, given: readOptions(entry, rest), taken: {}, offered: undefined };
  change({ composer: { ...emptyComposer(), command } });
  focusComposer();
}

export function cancelCommand() {
  change({ composer: emptyComposer() });
  focusComposer();
}

/** Call when the field of an option gets the focus. */
export function enterField(command: Filling, option: APIApplicationCommandBasicOption) {
  command.offered = undefined;
  offer(command, option, { highlighted: option.required ? 0 : -1, patience: 0 });
}

/** Call when something is typed into the field of an option. */
export const typeField = (command: Filling, option: APIApplicationCommandBasicOption) =>
  offer(command, option, { highlighted: 0, patience: 120 });

type Offer = { highlighted: number; patience: number };

function offer(command: Filling, option: APIApplicationCommandBasicOption, { highlighted, patience }: Offer) {
  Object.assign(state.composer, { highlighted, closed: false });
  if (isAutocompleted(option)) void askChoices(command, option, patience);
  change();
}

let latestQuestion = 0;

/** Asks the bot for suggestions, unless more is typed within `patience` (ms); only the latest question is answered. */
async function askChoices(command: Filling, { name }: { name: string }, patience: number) {
  latestQuestion += 1;
  const question = latestQuestion;
  const items = command.offered?.option === name ? command.offered.items : [];
  command.offered = { option: name, items, status: 'loading' };
  await new Promise((resume) => setTimeout(resume, patience));
  if (question !== latestQuestion || state.composer.command !== command) return;
  const typed = { path: command.entry.path.join(' '), values: textValues(command, name), focused: name };
  const outcome = await attempt({ user: state.me, channel: state.channel, type: 4, ...typed });
  if (question !== latestQuestion) return;
  const status = outcome.state === 'failed' ? 'failed' : 'ready';
  command.offered = { option: name, items: outcome.choices ?? [], status };
  change();
}

function pickChoice(command: Filling, option: string, choice: Choice) {
  const field = composer()?.elements.namedItem(option);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = choice.name;
  command.taken[option] = choice;
  state.composer.closed = true;
  change();
}

/** The choices the page itself knows for an option; undefined if anything may be typed. */
export function choicesToPickFrom(option: APIApplicationCommandBasicOption): Choice[] | undefined {
  switch (option.type) {
    case Option.User:
    case Option.Mentionable:
      return everybody().map((user) => ({ name: displayName(user), value: user.id }));
    case Option.Channel:
      return guildChannels(option.channel_types).map((channel) => ({ name: channelLabel(channel), value: channel.id }));
    case Option.Role:
      return [];
    default:
      return fixedChoices(option);
  }
}

const given = ({ name }: { name: string }) => {
  const form = composer();
  return (form && new FormData(form).get(name)) ?? '';
};

/** The values of the fields with a text or a choice; the option `typed` counts even if it is empty. */
function textValues({ entry, taken }: Filling, typed?: string): Record<string, Value> {
  const values = entry.options.flatMap((option) => {
    const text = given(option);
    if (typeof text !== 'string' || (text.trim() === '' && option.name !== typed)) return [];
    if (option.name === typed) return [[option.name, text]];
    const choice = taken[option.name];
    const choices = choice ? [choice] : (choicesToPickFrom(option) ?? []);
    return [[option.name, optionValue(option, text.trim(), choices)]];
  });
  return Object.fromEntries(values);
}

async function fileValues({ entry }: Filling): Promise<Record<string, Value>> {
  const ids = entry.options.map(async ({ name }) => {
    const file = given({ name });
    return typeof file === 'string' || file.name === '' ? [] : [[name, await uploadFile(state.channel, file)]];
  });
  return Object.fromEntries((await Promise.all(ids)).flat());
}

/** Sends the composer's contents: the command, whose fields the browser has checked, or the text. */
export async function submit() {
  const { command, text } = state.composer;
  if (!command) return submitText(text.trim());
  const values = { ...textValues(command), ...(await fileValues(command)) };
  void sendCommand(command.entry.path.join(' '), values);
  cancelCommand();
}

async function submitText(text: string) {
  if (text === '') return;
  if (text.startsWith('/')) return submitTypedCommand(text);
  const { me: user, channel } = state;
  change({ composer: emptyComposer() });
  try {
    await postMessage(channel, { user, content: withMentions(text) });
  } catch (error) {
    notify(reasonOf(error));
    if (state.composer.text === '' && state.channel === channel) typeText(text);
  }
}

/** Sends a typed command if its form is complete; otherwise the browser points to what is missing in it. */
function submitTypedCommand(text: string) {
  const found = readEntry(entriesHere(), text);
  if (!found) return notify(`There is no command “${text}”.`);
  fillIn(found.entry, found.rest);
  afterDraw(() => composer()?.requestSubmit());
}

/** Writes `@Mara` and `#general` the way Discord stores them. */
function withMentions(text: string) {
  const marks = [
    ...everybody().flatMap((user) => [displayName(user), user.username].map((name) => [`@${name}`, `<@${user.id}>`])),
    ...guildChannels().map(({ id, name }) => [`#${name}`, `<#${id}>`]),
  ] as [written: string, mark: string][];
  return marks
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((line, [written, mark]) => line.replaceAll(written, mark), text);
}

type Suggestion = { label: string; detail?: string; pick: () => void };

export type Suggestions = { title: string; items: Suggestion[]; note?: string | undefined; status?: string };

/** The commands, or the values of the option being typed, that the composer offers at this moment. */
export function suggestions(): Suggestions | undefined {
  const { command, text, closed } = state.composer;
  if (closed) return undefined;
  if (!command) return text.startsWith('/') && !text.includes('\n') ? commandSuggestions(text) : undefined;
  if (!command.offered) return undefined;
  const { option, items: choices, status } = command.offered;
  const items = choices.map((choice) => ({ label: choice.name, pick: () => pickChoice(command, option, choice) }));
  return { title: option, items, status };
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
