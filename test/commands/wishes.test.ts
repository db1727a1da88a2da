import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../lab/hands.ts';
import { tableForEach } from './each.ts';
import { controlIn, menuId } from './people.ts';

const playing = () => table.called(table.prompt);
const { table, id: userOf, nameOf, person, slash, press, forge, select } = tableForEach(2);

/** The supply, as a person sees it. */
async function supply(who: number): Promise<SeenMessage> {
  const board = await press(who, table.prompt, 'look', { look: 'board' });
  return press(who, board, 'look', { look: 'tiles' });
}

describe('a tile on the wish list', () => {
  it('is marked in the menu of remaining tiles, with what its player still needs, only for that player', async () => {
    const who = playing();
    const tiles = await supply(who);
    const menus = controlsOf(tiles).flatMap((control) => (control.kind === 'menu' ? [control] : []));
    // In the order of the sheets: a menu for each colour of name tags, and none of them cut off.
    expect(menus.map(({ placeholder, values }) => [placeholder, values.length])).toEqual([
      ['Mark a dwelling (orange)', 6],
      ['Mark a room (green)', 24],
      ['Mark a yellow tile', 18],
    ]);
    expect(menus[1]?.values.slice(0, 2)).toEqual(['furnish cuddleRoom', 'furnish breakfastRoom']);
    expect(JSON.stringify(tiles)).toMatch(
      /"label":"Cuddle room \(1 wood\)"[^}]*"description":"You lack 1 wood · 2 points · /,
    );
    expect(textOf(tiles)).toContain('Mark a tile to see what you still need');
    const marked = await select(who, tiles, 'furnish cuddleRoom');
    expect(marked.id).toBe(tiles.id);
    expect(textOf(marked)).toContain('*Cuddle room*: you still need 1 wood.');
    expect(JSON.stringify(marked)).toContain('★ Cuddle room');
    expect(JSON.stringify(marked)).toContain('"tiles, furnish cuddleRoom"');
    const others = await supply(1 - who);
    expect(textOf(others)).not.toContain('needs 1 wood');
    expect(JSON.stringify(others)).toContain('"tiles"');
    const back = await select(who, marked, 'furnish cuddleRoom');
    expect(textOf(back)).not.toContain('Cuddle room* needs');
    const menu = controlIn(back, 'wish')?.id ?? '';
    expect(textOf(await forge(who, back, menu, 'furnish theMoon'))).not.toContain('★');
    expect(textOf(await supply(who))).not.toContain('The moon');
  });

  it('is mentioned when a turn is first opened, with the food for the next harvest and the player who has furnished the tile', async () => {
    const [who, other] = [playing(), 1 - playing()];
    await select(other, await select(other, await supply(other), 'furnish dogSchool'), 'furnish carpenter');
    const own = await press(who, table.prompt, 'open');
    expect(textOf(own)).toMatch(/\*\*Harvest after round 3\*\*: needs 4 food \(2 each\), you have \d\./);
    const housework = await select(who, table.prompt, 'place housework');
    const built = await select(who, housework, 'furnish dogSchool');
    await press(who, built, 'panel', 'end');
    await table.scene.bot.drain();
    const prompt = await table.latest('open', `<@${userOf(other)}>`);
    const panel = await press(other, prompt, 'open');
    expect(textOf(panel)).toContain(`**${nameOf(who)}** furnished *Dog school*, which was on your wish list.`);
    expect(textOf(panel)).toContain('*Carpenter*: you still need 1 stone.');
    expect(textOf(panel)).toContain('needs 4 food (2 each)');
    // Opened again, it says the same until the first move of the turn.
    const again = await press(other, prompt, 'open');
    expect(textOf(again)).toBe(textOf(panel));
    const begun = await select(other, again, 'place supplies');
    expect(textOf(begun)).not.toContain('Since your last turn');
    const recap = await slash(other, 'caverna log', { recap: true });
    expect(textOf(recap)).toContain('*Carpenter*: you still need 1 stone.');
    expect(textOf(await slash(other, 'caverna log', { recap: true, public: true }))).not.toContain('Carpenter');
  });

  it('is marked and comes first when furnishing, with what is still needed to pay for it', async () => {
    const who = playing();
    const tiles = await supply(who);
    await select(who, await select(who, tiles, 'furnish stateParlor'), 'furnish carpenter');
    const housework = await select(who, table.prompt, 'place housework');
    const stars = JSON.stringify(housework).match(/"label":"★ [^"]*"/g);
    expect(stars).toEqual(['"label":"★ Carpenter (1 stone)"', '"label":"★ State parlor (5 gold, 3 stone)"']);
    const menu = menuId(housework, 'furnish dogSchool');
    const told = await (await person(who).select(housework.id, menu, ['furnish stateParlor'])).shown();
    expect(textOf(told)).toMatch(/cannot use \*\*★ State parlor .*\*\* now\. .*short/);
  });
});
