import { relatedTo } from '../../cave-vs-cave/related.ts';
import { topicsIn } from '../../cave-vs-cave/topics.ts';
import { topicsOf } from '../../topic.ts';
import { articles } from './articles.ts';
import { rooms } from './rooms.ts';
import { actionTiles } from './tiles.ts';

const { topic, topicKind } = topicsOf({ rule: 'Regel', room: 'Einrichtung', action: 'Aktionsplättchen' }, relatedTo);

export { topicKind };

export const topics = topicsIn(topic, {
  articles,
  actionTiles,
  rooms,
  howUsed: {
    each: 'Nutze jeden Effekt einmal, in beliebiger Reihenfolge, oder lass ihn aus. Du darfst auch nur einen Teil der Waren nehmen.',
    mixed:
      'Nutze jeden Effekt einmal, in beliebiger Reihenfolge, oder lass ihn aus; steht „oder“ zwischen zweien, nutze nur einen davon.',
    oneOf: 'Nutze einen der beiden Effekte oder keinen. Du darfst auch nur einen Teil der Waren nehmen.',
    only: 'Nutze ihn oder lass ihn aus. Du darfst auch nur einen Teil der Waren nehmen.',
  },
  roomExample: 'Orangefarbene aktivierst du mit Aktionsplättchen, blaue wirken von selbst.',
  keywords: { action: 'Aktion Plättchen Aktionsfeld', room: 'Raum Höhlenraum einrichten bauen' },
});
