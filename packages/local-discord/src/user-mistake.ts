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
