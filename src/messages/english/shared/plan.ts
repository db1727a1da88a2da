/** Turns that a player lays ahead. Only the player sees any of it. */
export const plan = {
  title: 'Your plans for your next turn',
  help: 'When your turn comes, the first of these that is possible is played for you. Nobody else sees them. They are for your next turn alone.',
  none: 'Nothing is planned yet. Choose an action space below, and play the turn as if it were yours.',
  nothingElse: 'Else nothing: you are called.',
  isAsked: 'It is your turn now; a plan is for a turn that has not come yet.',
  noTurn: 'No further turn of yours comes that could be planned.',
  kept: 'Your plan is kept.',

  /** One plan of the list, with what stands before it. */
  order: (
    number: number,
    { moves, condition, asks }: { moves: string; condition: string | undefined; asks: boolean },
  ): string =>
    `${number}. ${number === 1 ? '' : 'else '}${moves}${condition === undefined ? '' : `, if ${condition}`}${asks ? ', then call me' : ''}`,
  begun: (moves: string): string => `${moves} was played as planned. Decide the rest, or step back.`,

  rehearsing: 'You rehearse a turn that has not come yet: nothing happens, and nobody else sees it.',
  /** In place of the question at the end of a turn. */
  rehearsed: {
    title: 'All planned?',
    help: 'Keep this plan, or step back. Nothing is played before your turn comes.',
  },
  add: 'Choose an action space …',
  /** What a turn can begin with beside the spaces of the board; `only` where that is one thing alone. */
  other: (only: string | undefined): string => `${only ?? 'Something else'} …`,
  pick: 'Change a plan …',
  picked: (number: number): string => `Plan ${number}`,
  conditionOnSpace: 'Only if this lies there …',
  conditionOwn: 'Only if I have this …',
  always: 'Always',

  ahead: 'Plan ahead',
  keep: 'Keep this plan',
  hold: 'Keep this much, ask me the rest',
  leave: 'Throw it away',
  goOn: 'Go on rehearsing',
  change: 'Play it anew',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  clear: 'Remove all',
  back: 'Back to my plans',
};
