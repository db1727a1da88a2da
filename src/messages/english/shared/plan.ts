/** Turns that a player plans ahead. Only the player sees any of it. */
export const plan = {
  title: 'Your plans for your next turn',
  help: 'When your turn comes, the first plan that is possible is played for you. Nobody else sees your plans. They are for your next turn only.',
  none: 'Nothing is planned yet. Choose below how your turn begins, and play as if it were your turn.',
  nothingElse: 'Otherwise nothing is played and you are called.',
  isAsked: 'It is already your turn; you can only plan a turn that has not come yet.',
  noTurn: 'You have no upcoming turn to plan.',
  kept: 'Your plan is saved.',

  /** One plan in the list. */
  order: (
    number: number,
    { moves, condition, asks }: { moves: string; condition: string | undefined; asks: boolean },
  ): string =>
    `${number}. ${number === 1 ? '' : 'otherwise '}${moves}${condition === undefined ? '' : `, if ${condition}`}${asks ? ', then call me' : ''}`,
  begun: (moves: string): string => `${moves} was played as planned. Decide the rest, or step back.`,

  rehearsing: 'You are rehearsing a turn that hasn’t come yet: nothing happens, and nobody else sees it.',
  /** In place of the question at the end of a turn. */
  rehearsed: {
    title: 'Is your plan complete?',
    help: 'Keep this plan, or step back. Nothing is played until your turn comes.',
  },
  add: 'Begin my turn with …',
  /** The other ways to start a turn; `only` names the way if there is just one. */
  other: (only: string | undefined): string => `${only ?? 'Something else'} …`,
  pick: 'Change a plan …',
  picked: (number: number): string => `Plan ${number}`,
  conditionOnSpace: 'Only if the space has …',
  conditionOwn: 'Only if I have …',
  always: 'Always',

  ahead: 'Plan ahead',
  keep: 'Keep this plan',
  hold: 'Keep this much, ask me about the rest',
  leave: 'Throw it away',
  goOn: 'Keep rehearsing',
  change: 'Plan it again',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  clear: 'Remove all',
  back: 'Back to my plans',
};
