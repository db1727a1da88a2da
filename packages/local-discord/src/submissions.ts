import {
  type APIApplicationCommand,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  PermissionFlagsBits as Permission,
  ComponentType as Type,
} from 'discord-api-types/v10';
import { type Component, componentsOf, treeOf, withIds } from './component-tree.ts';
import type { Discord } from './discord.ts';
import { Outdated, UserMistake } from './errors.ts';
import { isRecord } from './form.ts';
import { namedInOptions, resolved, type Sent } from './interaction-payload.ts';
import { sendInteraction } from './interactions.ts';
import { findMessage, postMessage } from './messages.ts';
import { checkOptions, optionTree } from './options.ts';
import type { Deed } from './page-types.ts';
import { canSee, permissionsIn } from './permissions.ts';
import type { Channel, Message, User } from './world.ts';

/** A user's action in a channel. */
export type Submission = {
  userId: string;
  channelId: string;
  deed: Deed;
  /** Sends it even if Discord's client would not allow it. */
  forged?: boolean;
};

/** Sends a user's action to the bot; throws a UserMistake for what the client does not offer. */
export function submit(discord: Discord, submission: Submission) {
  const sent = sendInteraction(discord, prepared(discord, submission));
  const { deed } = submission;
  if (deed.type !== 5) return sent;
  const closed = sent.answered.then((answered) => {
    // The form stays open if the bot did not accept it, so that no input is lost.
    if (answered.response.kind !== 'none') delete discord.world.interactions.get(deed.opener)?.modal;
    return answered;
  });
  return { ...sent, answered: closed };
}

/** The person with that id; throws a UserMistake if there is none. */
export function personWith({ world }: Discord, userId: string): User {
  const user = world.users.get(userId);
  if (!user || user.bot) throw new UserMistake(404, 'There is no such user.');
  return user;
}

/** The channel where a person does something; throws a UserMistake if they do not see it. */
function placeOf(discord: Discord, { userId, channelId }: { userId: string; channelId: string }): Channel {
  personWith(discord, userId);
  const channel = discord.world.channels.get(channelId);
  if (!channel || !canSee(discord.world, userId, channel)) throw new UserMistake(404, 'You do not see this channel.');
  return channel;
}

function prepared(discord: Discord, submission: Submission): Sent {
  const { userId, deed } = submission;
  const channel = placeOf(discord, submission);
  if (channel.thread?.archived) throw new UserMistake(400, 'This thread is archived: write in it to open it again.');
  const common = { userId, channel, type: deed.type };
  switch (deed.type) {
    case 3:
      return { ...common, ...press(discord, submission, deed) };
    case 5:
      return { ...common, ...modalSubmit(discord, submission, deed) };
    default:
      return { ...common, ...command(discord, { ...submission, channel }, deed) };
  }
}

type At = Submission & { channel: Channel };
type DeedOf<Type extends Deed['type']> = Extract<Deed, { type: Type }>;

function command(discord: Discord, { userId, channel, forged = false }: At, { type, path, ...typed }: DeedOf<2 | 4>) {
  const [name = '', ...branches] = path.split(' ');
  const found = visibleCommands(discord, userId, channel).find((candidate) => candidate.name === name);
  if (!found) throw new UserMistake(404, `There is no command "/${name}" for you here.`);
  const options = optionTree(found, branches, { ...typed, forged });
  if (!forged) checkOptions(found.options ?? [], options, { typing: type === 4 });
  return {
    commandName: path,
    data: {
      id: found.id,
      name,
      type: ApplicationCommandType.ChatInput,
      ...(options.length > 0 && { options }),
      ...resolved(discord, namedInOptions(options)),
    },
  };
}

/** The commands a user may use in a channel, as registered. */
function visibleCommands({ world }: Discord, userId: string, channel: Channel): APIApplicationCommand[] {
  const held = permissionsIn(world, userId, channel);
  const direct = channel.type === ChannelType.DM;
  if (!direct && !(held & Permission.UseApplicationCommands)) return [];
  return world.commands.filter(({ contexts, default_member_permissions: needed }) => {
    if (contexts && !contexts.includes(direct ? 1 : 0)) return false;
    return direct || needed === null || needed === undefined || (held & BigInt(needed)) === BigInt(needed);
  });
}

function press(discord: Discord, { userId, channelId, forged }: Submission, deed: DeedOf<3>) {
  const { message, customId, values = [] } = deed;
  const source = findMessage(discord, message);
  if (!source || source.channel_id !== channelId || !seenBy(source, userId))
    throw new Outdated(404, 'This message is gone.');
  const component = componentsOf(source).find((candidate) => candidate.custom_id === customId);
  if (!forged) checkPress(component, values, customId);
  const type = component?.type ?? (values.length > 0 ? ComponentType.StringSelect : ComponentType.Button);
  const named = values.map((id) => ({ type, id }));
  return {
    source,
    data: {
      custom_id: customId,
      component_type: type,
      id: component?.id ?? 0,
      ...(type !== ComponentType.Button && { values }),
      ...resolved(discord, named),
    },
  };
}

function checkPress(component: Component | undefined, values: readonly string[], customId: string): void {
  if (!component) throw new Outdated(400, `The message has no component "${customId}".`);
  if (component['disabled'] === true) throw new Outdated(400, `The component "${customId}" is disabled.`);
  if (component.type !== ComponentType.Button) checkChoices(component, values, Number(component['min_values'] ?? 1));
}

/** Whether a user who sees a channel also sees a message in it: an ephemeral one is for one user only. */
export const seenBy = (message: Message, userId: string): boolean =>
  message.local.onlyFor === undefined || message.local.onlyFor === userId;

function modalSubmit(discord: Discord, { userId, forged = false }: Submission, deed: DeedOf<5>) {
  const opener = discord.world.interactions.get(deed.opener);
  const modal = opener?.userId === userId ? opener.modal : undefined;
  if (!opener || !modal) throw new Outdated(400, 'This form is no longer open.');
  const components = submittedComponents(modal, deed.fields, forged);
  const named = components.flatMap((part) => [part.component, ...(part.components ?? [])].flatMap(namedInInput));
  const source = opener.sourceId === undefined ? undefined : findMessage(discord, opener.sourceId);
  return { source, data: { custom_id: modal.custom_id, components, ...resolved(discord, named) } };
}

function namedInInput(input: unknown): { type: number; id: string }[] {
  if (!isRecord(input) || !Array.isArray(input['values'])) return [];
  return input['values'].map((id) => ({ type: Number(input['type']), id: String(id) }));
}

/** What a user entered in a modal's inputs, by custom id; what is absent was left empty. */
export type Filled = Extract<Deed, { type: 5 }>['fields'];

/** The components of a submitted modal for the bot; throws for what the client would not send, unless `forged`. */
function submittedComponents(modal: APIModalInteractionResponseCallbackData, filled: Filled, forged: boolean) {
  const submitted = (input: Component) => submittedInput(input, filled, forged);
  return withIds(treeOf(modal)).map(
    ({ type, id, component, components }): Component => ({
      type,
      ...(id != null && { id }),
      ...(component && { component: submitted(component) }),
      ...(components && { components: components.map(submitted) }),
    }),
  );
}

function submittedInput(input: Component, filled: Filled, forged: boolean): Component {
  const customId = input.custom_id ?? '';
  const given = filled[customId];
  if (!forged) checkInput(input, given);
  const common: Component = { type: input.type, ...(input.id != null && { id: input.id }), custom_id: customId };
  switch (input.type) {
    case Type.TextInput:
      return { ...common, value: textIn(input, given) };
    case Type.RadioGroup:
      return { ...common, value: typeof given === 'string' ? given : null };
    case Type.Checkbox:
      return { ...common, value: given === true };
    default:
      return { ...common, values: Array.isArray(given) ? given : [] };
  }
}

function checkInput(input: Component, given: Filled[string]): void {
  if (input.type === Type.Checkbox) return;
  if (input.type === Type.TextInput) {
    checkText(input, textIn(input, given));
    return;
  }
  const values = Array.isArray(given) ? given : typeof given === 'string' ? [given] : [];
  checkChoices(input, values, input.required === false ? 0 : 1);
}

const textIn = ({ value }: Component, given: Filled[string]): string =>
  typeof given === 'string' ? given : String(value ?? '');

function checkText({ custom_id, required, min_length, max_length }: Component, text: string): void {
  const [least, most] = [Number(min_length ?? 0), Number(max_length ?? 4000)];
  const refuse = (why: string): never => {
    throw new UserMistake(400, `The field "${custom_id}" ${why}.`);
  };
  if (text === '' && required === false) return;
  if (text === '') refuse('is required');
  if (text.length < least) refuse(`needs at least ${least} characters`);
  if (text.length > most) refuse(`takes at most ${most} characters`);
}

/** Refuses chosen values that a menu or group does not offer, or that are too few or too many. */
function checkChoices(input: Component, values: readonly string[], fewest: number): void {
  const refuse = (why: string, Kind = UserMistake): never => {
    throw new Kind(400, `The menu "${input.custom_id}" ${why}.`);
  };
  const { options } = input;
  const least = input.min_values ?? fewest;
  const most = input.max_values ?? (input.type === Type.CheckboxGroup ? (options?.length ?? 1) : 1);
  if (new Set(values).size !== values.length) refuse('takes each value once');
  // An optional menu may be left empty, whatever its minimum number of values.
  if (values.length < least && !(values.length === 0 && fewest === 0)) refuse(`needs at least ${least} values`);
  if (values.length > most) refuse(`takes at most ${most} values`);
  const foreign = options && values.find((value) => !options.some((option) => option.value === value));
  if (foreign !== undefined) refuse(`does not offer "${foreign}"`, Outdated);
}

const MAX_CONTENT = 2000;

/** Posts a user's text in a channel; throws a UserMistake if they may not write. */
export function say(discord: Discord, { content, ...at }: { userId: string; channelId: string; content: string }) {
  const { userId } = at;
  const channel = placeOf(discord, at);
  const held = permissionsIn(discord.world, userId, channel);
  const needed = channel.thread ? Permission.SendMessagesInThreads : Permission.SendMessages;
  if (!(held & needed)) throw new UserMistake(403, 'You may not write in this channel.');
  if (channel.thread?.locked && !(held & Permission.ManageThreads))
    throw new UserMistake(403, 'This thread is locked.');
  if (content.trim() === '') throw new UserMistake(400, 'Write something first.');
  if (content.length > MAX_CONTENT) throw new UserMistake(400, `A message may have at most ${MAX_CONTENT} characters.`);
  if (channel.thread && !channel.thread.members.includes(userId)) channel.thread.members.push(userId);
  return postMessage(discord, { channel, authorId: userId, body: { content } });
}
