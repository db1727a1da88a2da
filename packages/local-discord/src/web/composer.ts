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

/** The commands that can be used in the open channel. */
export function entriesHere(): Entry[] {
  const channel = channelById(state.channel);
  return entriesOf(state.world?.commands ?? [], channel !== undefined && isDm(channel));
}

const composer = () => document.querySelector<HTMLFormElement>('.composer');

/** Moves the focus to the text, or to the first required field of a command or, if there is none, to its first. */
export function focusComposer() {
  const fields = ['textarea', '[name]:invalid', '[name]', '[type=submit]'];
  afterDraw(() =>
    fields
      .map((one) => composer()?.querySelector<HTMLElement>(one))
      .find((one) => one)
      ?.focus(),
  );
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

/** Cancels the command that is being filled in. */
export function cancelCommand() {
  change({ composer: emptyComposer() });
  focusComposer();
}

/** Call when the field of an option gets the focus. */
export function enterField(command: Filling, option: APIApplicationCommandBasicOption) {
  command.offered = undefined;
  Object.assign(state.composer, { highlighted: option.required ? 0 : -1, closed: false });
  if (isAutocompleted(option)) void askChoices(command, option, 0);
  change();
}

/** Call when something is typed into the field of an option with suggestions. */
export function typeField(command: Filling, option: APIApplicationCommandBasicOption) {
  Object.assign(state.composer, { highlighted: 0, closed: false });
  void askChoices(command, option, 120);
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
  const typed = {
    type: 4,
    path: command.entry.path.join(' '),
    values: textValues(command, name),
    focused: name,
  } as const;
  const outcome = await attempt({ user: state.me, channel: state.channel, ...typed });
  if (question !== latestQuestion) return;
  const failed = outcome.state === 'failed';
  command.offered = { option: name, items: outcome.choices ?? [], status: failed ? 'failed' : 'ready' };
  change();
}

/** Takes a suggestion of the bot. */
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

/** Uploads the files chosen for a command. */
async function fileValues({ entry }: Filling): Promise<Record<string, Value>> {
  const files = entry.options.flatMap(({ name }) => {
    const file = given({ name });
    return typeof file === 'string' || file.name === '' ? [] : [{ name, file }];
  });
  const ids = files.map(async ({ name, file }) => [name, await uploadFile(state.channel, file)]);
  return Object.fromEntries(await Promise.all(ids));
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

export type Suggestions = {
  title: string;
  note?: string | undefined;
  items: Suggestion[];
  status?: 'loading' | 'failed' | 'ready';
};

/** The commands, or the values of the option being typed, that the composer offers at this moment. */
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
