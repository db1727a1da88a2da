import { isFree } from '../../cave-vs-cave/amounts.ts';
import { MOST_PLACES } from '../../cave-vs-cave/places.ts';
import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import type { Amounts } from '../../context.ts';
import { capital, plain, small } from '../../text.ts';
import { anyOf, list, pointsOf } from '../shared/list.ts';
import { bundle } from './goods.ts';
import { cell } from './moves.ts';
import { COLOURS, NO_EFFECT } from './rooms.ts';
import { around, drawnWalls, wallsOf, withWalls } from './walls.ts';

/** A text before a list, undefined for an empty list. */
const listed = (heading: string, parts: readonly string[]): string | undefined =>
  parts.length === 0 ? undefined : `${heading}: ${list(parts)}.`;

const price = (cost: Amounts): string => (isFree(cost) ? 'gratis' : bundle(cost));

const priced = (cost: Amounts): string => (isFree(cost) ? 'gratis' : `kostet ${bundle(cost)}`);

export const telling: CaveTexts['telling'] = {
  open: (tiles) => `Verfügbar: ${list(tiles) || 'nichts'}.`,
  taken: (tile, name) => `${plain(name)} hat ${tile}.`,
  tile: (tile, effect, field) => `${tile}: ${effect}${field === undefined ? '' : `; darunter: ${field}`}`,
  openWith: (tiles) => `Verfügbar: ${tiles.join('. ') || 'nichts'}.`,
  left: (name, turns) => `${plain(name)} hat noch ${turns} ${turns === 1 ? 'Zug' : 'Züge'}.`,
  piles: (count) => `${count} ${count === 1 ? 'Einrichtung liegt' : 'Einrichtungen liegen'} verdeckt im Stapel.`,
  cavernLeft: 'Der Zusatzraum ist noch zu haben.',
  begins: 'Startspieler.',
  walls: (count) => `Noch ${count} ${count === 1 ? 'Wand' : 'Wände'} übrig.`,
  sale: (rooms) => `In der Auslage: ${rooms.join('; ') || 'nichts'}.`,
  saleWith: (rooms) => (rooms.length === 0 ? '' : `In der Auslage: ${rooms.join(' ')}`),
  named: (tile, field) => (field === undefined ? tile : `${tile} (darunter: ${field})`),
  pool: (rooms) => `Im Pool für beide: ${list(rooms)}.`,
  short: ({ name, colour, cost, walls, points }) =>
    `${name} (${colour === 'blue' ? 'blau, ' : ''}${price(cost)}, ${wallsOf(walls)}, ${pointsOf(points)})`,
  room: ({ name, colour, cost, walls, points, effect }) =>
    `${name}: ${COLOURS[colour]}, ${price(cost)}, ${wallsOf(walls)}, ${pointsOf(points)}. ${effect}.`,
  line: ({ name, colour, effect }) => `${colour === 'orange' ? '🟠' : '🔵'} **${name}**: ${effect}`,
  revealed: ({ name, colour, cost, points, effect }) =>
    `${colour === 'orange' ? '🟠' : '🔵'} **${name}**, ${priced(cost)}, ${pointsOf(points)} wert. ${effect === NO_EFFECT ? '' : `${colour === 'orange' ? 'Beim Aktivieren' : 'Wirkt von selbst'}: `}${effect}`,
  facts: ({ colour, cost, walls, points }, sign = '') =>
    `${colour === 'orange' ? 'Orange' : 'Blau'} · ${priced(cost)} · braucht ${sign}${around(walls)} · ${pointsOf(points)}`,
  listed: (card, fit) =>
    `${telling.line(card)}\n-# ${[telling.facts(card), ...(fit === undefined ? [] : [fit])].join(' · ')}`,
  worth: ({ points, effect }) => `${pointsOf(points)}${effect === NO_EFFECT ? `, ${small(effect)}` : `: ${effect}`}`,
  offered: ({ cost, place, ...card }) =>
    [capital(priced(cost)), telling.worth(card), ...(place === undefined ? [] : [telling.fitting(place)])].join(' · '),
  fitting: ({ walls, cells }) =>
    `passt auf ${cells.length > MOST_PLACES ? `${cells.length} Plätze (${drawnWalls(walls)})` : anyOf(cells)}`,
  barred: (reason, { cost, ...card }) =>
    [reason, ...(cost === undefined ? [] : [priced(cost)]), telling.worth(card)].join(' · '),
  bought: ({ cost, walls, points, effect, works }) => {
    const place = `ein leerer Raum mit ${withWalls(walls)}`;
    const worth = `${isFree(cost) ? `Nur ${place}` : `${bundle(cost)}, dazu ${place}`}: ${pointsOf(points)}.`;
    if (works === 'never') return worth;
    return `${worth} ${works === 'always' ? 'Von da an' : 'Bei jeder Aktivierung'}: ${effect}.`;
  },
  fitsThen: ({ rooms, more, lost, isBrief }) => {
    const gained = more > 0 ? `${rooms.join(', ')} und ${more} weitere` : list(rooms);
    const against = isBrief ? `; ${lost.length} nicht mehr` : `; nicht mehr: ${list(lost)}`;
    return `Dann passt: ${gained}${lost.length === 0 ? '' : against}`;
  },
  unfitsThen: (rooms) =>
    rooms.length === 0 ? 'Dann passen weniger Einrichtungen' : `Dann passt nicht mehr: ${list(rooms)}`,
  closesWay: (text, cells) => (cells.length === 0 ? text : `${text}; versperrt den Weg zu ${list(cells.map(cell))}`),
  betweenCovered: 'Beide Räume daneben sind noch verdeckt',
  noneThen: 'Dadurch passt jetzt keine weitere Einrichtung',
  score: (points) => `${pointsOf(points)}.`,
  furnished: (rooms) => listed('Eingerichtet', rooms),
  standing: ({ name, colour, effect }) => `${name} (${COLOURS[colour]}: ${effect})`,
  standingShort: ({ name, colour }) => (colour === 'blue' ? `${name} (blau)` : name),
  empty: (cells) => listed('Leer', cells),
  walled: (cell, walls) => `${cell} (${around(walls)})`,
  reachable: (cells) => listed('Kann ausgehöhlt werden', cells),
  bonus: (cell, goods) => `${cell} (bringt ${goods})`,
  lettered: (letters) => (letters.length === 0 ? undefined : `Zur Wahl: ${letters.join(', ')}.`),
  covered: (cells) => listed('Noch nicht erreichbar', cells),
  built: (walls) => (walls.length === 0 ? undefined : `Errichtete Wände: ${walls.join('; ')}.`),
};
