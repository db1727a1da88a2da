import {
  type Choice,
  commandData,
  type Entry,
  entriesOf,
  type Field,
  fixedChoices,
  isAutocompleted,
  OPTION,
  readEntry,
  readField,
  readFields,
  written,
} from './commands.ts';
import { sendCommand } from './interactions.ts';
import { channelById, channelLabel, channelName, displayName, everybody, guildChannels, isDm } from './people.ts';
import { attempt, postMessage, uploadFile } from './server.ts';
import { afterDraw, change, notify, state } from './state.ts';
import type { Composer, Filling } from './types.ts';

export const emptyComposer = (): Composer => ({
  text: '',
  highlighted: 0,
  closed: false,
  command: undefined,
  refusal: undefined,
});

/** @returns the commands that can be used in the open channel */
export function entriesHere(): Entry[] {
  const channel = channelById(state.channel);
  return entriesOf(state.world?.commands ?? [], channel !== undefined && isDm(channel));
}

/** Moves the focus to the part of the composer in use. */
export function focusComposer() {
  afterDraw(() => {
    const composer = document.querySelector('.composer');
    const active = state.composer.command?.active;
    const target: HTMLElement | null | undefined = active
      ? composer?.querySelector(`[data-option="${active}"]`)
      : composer?.querySelector('[data-free]');
    target?.focus();
  });
}

/** Takes a text as typed; a completely typed command turns into fields. */
export function typeText(text: string) {
  state.composer = { ...emptyComposer(), text };
  const found = text.startsWith('/') ? readEntry(entriesHere(), text) : undefined;
  if (found && text.length > written(found.entry).length) return fillIn(found.entry, found.rest);
  change();
}

/**
 * Turns the composer into the fields of a command.
 * @param rest options typed already, as `players:3`
 */
export function fillIn(entry: Entry, rest = '') {
  const fields = readFields(entry, rest);
  const active = fields.find((field) => field.text === '')?.option.name;
  state.composer = { ...emptyComposer(), command: { entry, fields, active, tail: '', remote: undefined } };
  focusComposer();
}

/** Cancels the command that is being filled in. */
export function cancelCommand() {
  change({ composer: emptyComposer() });
  focusComposer();
}

/** Call when a field gets the focus, or with undefined when the free end does. */
export function enterField(name: string | undefined) {
  const command = state.composer.command;
  if (!command) return;
  command.active = name;
  state.composer.highlighted = 0;
  state.composer.closed = false;
  const field = command.fields.find((one) => one.option.name === name);
  if (field && isAutocompleted(field.option)) void askChoices(command, field, 0);
  change();
}

export function typeField(field: Field, text: string) {
  const command = state.composer.command;
  Object.assign(field, { text, value: undefined, refusal: undefined });
  Object.assign(state.composer, { highlighted: 0, closed: false, refusal: undefined });
  if (command && isAutocompleted(field.option)) void askChoices(command, field, 120);
  change();
}

/** @param text typed at the free end of a command */
export function typeTail(text: string) {
  if (state.composer.command) state.composer.command.tail = text;
  Object.assign(state.composer, { highlighted: 0, closed: false });
  change();
}

/** @param name of an option to be filled in too */
export function addField(name: string) {
  const command = state.composer.command;
  const option = command?.entry.options.find((one) => one.name === name);
  if (!command || !option) return;
  command.fields.push({ option, text: '' });
  command.tail = '';
  command.active = name;
  focusComposer();
}

/** @param field of an optional option that is not wanted after all */
export function removeField(field: Field) {
  const command = state.composer.command;
  if (!command || field.option.required) return;
  command.fields = command.fields.filter((one) => one !== field);
  command.active = undefined;
  focusComposer();
}

/** Goes back from the free end of a command to its last field, or to the command as a text. */
export function stepBack() {
  const command = state.composer.command;
  if (!command) return;
  const last = command.fields.at(-1);
  if (last) command.active = last.option.name;
  else state.composer = { ...emptyComposer(), text: written(command.entry) };
  focusComposer();
}

let latestQuestion = 0;

/**
 * Asks the bot for suggestions; if several requests are pending, only the last gets an answer.
 * @param patience milliseconds to wait for more to be typed
 */
async function askChoices(command: Filling, field: Field, patience: number) {
  latestQuestion += 1;
  const question = latestQuestion;
  const option = field.option.name;
  const items = command.remote?.option === option ? command.remote.items : [];
  command.remote = { option, items, status: 'loading' };
  await new Promise((resume) => setTimeout(resume, patience));
  if (question !== latestQuestion) return;
  const others = command.fields.filter((one) => one !== field).flatMap((one) => readValue(one) ?? []);
  const data = commandData(command.entry, [...others, { option: field.option, value: field.text }], option);
  const outcome = await attempt({ user: state.me, channel_id: state.channel, type: 4, data });
  if (question !== latestQuestion) return;
  const failed = outcome.state === 'failed';
  command.remote = { option, items: outcome.choices ?? [], status: failed ? 'failed' : 'ready' };
  change();
}

function readValue(field: Field) {
  const read = readField(field, choicesToPickFrom(field));
  return read && 'value' in read ? { option: field.option, value: read.value } : undefined;
}

/**
 * The choices the page itself knows for a field.
 * @returns undefined if anything may be typed
 */
export function choicesToPickFrom({ option }: Field): Choice[] | undefined {
  switch (option.type) {
    case OPTION.user:
    case OPTION.mentionable:
      return everybody().map((user) => ({ name: displayName(user), value: user.id }));
    case OPTION.channel:
      return guildChannels()
        .filter(({ type }) => option.channel_types?.some((allowed) => allowed === type) ?? true)
        .map((channel) => ({ name: channelLabel(channel), value: channel.id }));
    case OPTION.role:
      return [];
    default:
      return fixedChoices(option);
  }
}

/** Takes a suggestion and continues with what is still missing. */
export function pickChoice(field: Field, choice: Choice) {
  const command = state.composer.command;
  if (!command) return;
  Object.assign(field, { text: choice.name, value: choice.value, refusal: undefined });
  command.active = command.fields.find((one) => one.option.required && one.text === '')?.option.name;
  state.composer.refusal = undefined;
  focusComposer();
}

/** Attaches a file to a field, and continues with what is still missing. */
export async function attachFile(field: Field, file: File | undefined) {
  if (!file) return typeField(field, '');
  try {
    pickChoice(field, { name: file.name, value: await uploadFile(state.channel, file) });
  } catch (error) {
    Object.assign(field, {
      text: '',
      value: undefined,
      refusal: error instanceof Error ? error.message : String(error),
    });
    change();
  }
}

/** Sends the composer's contents: the command when every field is right, or the text. */
export function submit() {
  if (state.composer.command) submitCommand(state.composer.command);
  else void submitText(state.composer.text.trim());
}

function submitCommand(command: Filling) {
  const values = [];
  for (const field of command.fields) {
    const read = readField(field, choicesToPickFrom(field));
    field.refusal = read && 'refusal' in read ? read.refusal : undefined;
    if (read && 'value' in read) values.push({ option: field.option, value: read.value });
  }
  const wrong = command.fields.find((field) => field.refusal);
  state.composer.refusal = wrong && `${wrong.option.name}: ${wrong.refusal}`;
  if (wrong) command.active = wrong.option.name;
  else {
    state.composer = emptyComposer();
    void sendCommand(written(command.entry), commandData(command.entry, values));
  }
  focusComposer();
}

async function submitText(text: string) {
  if (text === '') return;
  if (text.startsWith('/')) return submitTypedCommand(text);
  const { me: user, channel } = state;
  change({ composer: emptyComposer() });
  try {
    await postMessage(channel, { user, content: withMentions(text) });
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error));
    if (state.composer.text === '' && state.channel === channel) typeText(text);
  }
}

function submitTypedCommand(text: string) {
  const found = readEntry(entriesHere(), text);
  if (!found) return change({ composer: { ...state.composer, refusal: `There is no command “${text}”.` } });
  fillIn(found.entry, found.rest);
  if (!state.composer.command?.active) submit();
}

/** Writes `@Mara` and `#general` the way Discord stores them. */
function withMentions(text: string) {
  const names = everybody().flatMap((user) =>
    [displayName(user), user.username].map((name) => ({ name, id: user.id })),
  );
  const mentioned = names
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((line, { name, id }) => line.replaceAll(`@${name}`, `<@${id}>`), text);
  return guildChannels().reduce(
    (line, channel) => line.replaceAll(`#${channelName(channel)}`, `<#${channel.id}>`),
    mentioned,
  );
}
