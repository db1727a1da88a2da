/** The paths of texts that are the same in German and in English on purpose. */
export const same: readonly string[] = [
  // Names and words that German has taken over.
  'coach.ask',
  'terms.coach.label',
  'terms.pace.choices.live.label',
  'plan.picked',
  'seats.computer',
  'lessons.opponent',
  'games.caverna.announced.name',
  'games.caverna.articles.goblins.title',
  'games.caverna.loot.gold.name',
  'games.caverna.scoreLines.gold',
  'games.caverna.spaces.depot.name',
  'games.cave-vs-cave.frames.before.draft',
  'games.cave-vs-cave.rooms.box.name',
  'games.cave-vs-cave.taught.winning.steps.count.answers.gold.label',
  // The name of an option of a command.
  'games.caverna.standing.option.name',
  // Functions whose words come from others.
  'games.caverna.pictures.alt.points',
  'games.caverna.pictures.alt.harvestIn',
  'games.caverna.shown',
  'games.caverna.total',
  'games.cave-vs-cave.actionTile',
];
