/** Something a user of the local Discord cannot do, said as Discord's client would; `status` is its HTTP status. */
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
