/** An option for the host of a lobby: a menu of the lobby, perhaps an option of `/caverna new`. */
export interface LobbyOption<Options = unknown> {
  /** The name of the option; lowercase if it is also a command option. */
  readonly field: string;
  readonly title: string;
  readonly explanation: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly detail: string }[];
  /** One of the many settings that most tables leave unchanged; these have their own screen. */
  readonly fine: boolean;
  /** The heading of its page on that screen, if it is not on the first one. */
  readonly page?: string;
  /** Whether a lobby mentions it only if it differs from our recommendation. */
  readonly quiet?: true;
  /**
   * Whether it makes sense with this many players; true if left out. If it does not, it is not an option of `/caverna
   * new` either, unless it is `fine`.
   */
  matters?(options: Options, players: Players): boolean;
  /** Our recommended value. */
  readonly recommended: string;
  /** The current value in the options of a game. */
  chosen(options: Options): string;
  /** How a value changes the game's options; the rules of the game check it. */
  change(value: string, options: Options): Readonly<Record<string, unknown>>;
}

/** The smallest and largest number of players. */
export interface Players {
  readonly least: number;
  readonly most: number;
}

/** How seats choose their sides: `Game.sides` in words. */
export interface SidesFace<Options = unknown> {
  /** The lobby's button for this choice. */
  readonly button: string;
  readonly title: string;
  readonly help: string;
  /** The current choices of a seat; empty if everybody plays by the same rules. */
  open(
    options: Options,
    seat: number,
  ): readonly { readonly value: string; readonly text: string; readonly detail: string }[];
  /** The value that a seat has chosen. */
  chosen(options: Options, seat: number): string;
  /** The same in words, to follow a player's name. */
  told(options: Options, seat: number): string;
  /** The rulebook topic about a seat's choice; undefined if there is nothing to explain. */
  topic?(options: Options, seat: number): string | undefined;
}
