/** Where a field is in a request body. */
export type Path = readonly (string | number)[];

/** One complaint about a field of a request body, in Discord's format. */
export type FormError = { path: Path; code: string; message: string };

type ErrorTree = { _errors?: { code: string; message: string }[]; [field: string]: unknown };

/** What Discord says with a refusal; a rate limit adds how many seconds to wait. */
type RefusalBody = { status: number; code: number; message: string; errors?: ErrorTree; retryAfter?: number };

/** A refusal of a REST request, answered with its status and Discord's JSON `{ message, code, errors? }`. */
export class DiscordError extends Error {
  override name = 'DiscordError';
  readonly body: RefusalBody;

  constructor(body: RefusalBody) {
    super(body.message);
    this.body = body;
  }
}

const KNOWN = {
  internal: [500, 0, '500: Internal Server Error'],
  notFound: [404, 0, '404: Not Found'],
  unauthorized: [401, 0, '401: Unauthorized'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooManyThreadMembers: [400, 30033, 'Maximum number of thread participants has been reached (1000)'],
  tooManyCommandCreates: [429, 30034, 'Maximum number of daily application command creates has been reached (200)'],
  tooManyOldEdits: [429, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotSendToUser: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  noMutualGuilds: [403, 50278, 'Cannot send messages to this user due to having no mutual guilds'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  threadArchived: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  replyWithoutHistory: [403, 160002, 'Cannot reply without permission to read message history'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [403, 160005, 'This thread is locked'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
} as const satisfies Record<string, readonly [number, number, string]>;

/** Makes one of Discord's refusals that carry no field errors; `retryAfter` (s) says when to try again. */
export function refusal(name: keyof typeof KNOWN, retryAfter?: number): DiscordError {
  const [status, code, message] = KNOWN[name];
  return new DiscordError({ status, code, message, ...(retryAfter !== undefined && { retryAfter }) });
}

/** The thing, if there is one; throws Discord's refusal otherwise. */
export function found<Thing>(thing: Thing | undefined, otherwise: keyof typeof KNOWN): Thing {
  if (thing === undefined) throw refusal(otherwise);
  return thing;
}

/** Makes Discord's answer to a body with mistakes: HTTP 400, code 50035 and the complaints nested under their fields. */
export function invalidForm(complaints: readonly FormError[]): DiscordError {
  const tree: ErrorTree = {};
  for (const { path, code, message } of complaints) {
    let node = tree;
    for (const field of path) {
      node[field] ??= {};
      node = node[field] as ErrorTree;
    }
    node._errors ??= [];
    node._errors.push({ code, message });
  }
  return new DiscordError({ status: 400, code: 50035, message: 'Invalid Form Body', errors: tree });
}

/** Throws Discord's 50035 answer if there is anything to complain about. */
export function refuseIfAny(complaints: readonly FormError[]): void {
  if (complaints.length > 0) throw invalidForm(complaints);
}

/** Something a user of the local Discord cannot do, in the words of Discord's client; `status` is its HTTP status. */
export class UserMistake extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'UserMistake';
    this.status = status;
  }
}

/** A user has used something that was no longer there: Discord's client says that the interaction failed. */
export class Outdated extends UserMistake {
  override name = 'Outdated';
}
