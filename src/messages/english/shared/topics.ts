import { find } from '../../text.ts';
import type { Topic } from '../../topic.ts';

/** A topic as it is written. */
interface Written extends Pick<Topic, 'key' | 'title' | 'text' | 'gist' | 'example' | 'related'> {
  readonly keywords?: string;
}

/** How the topics of a game are made, of whose kinds these are the words. */
export function topicsOf<Kind extends string>(kinds: Readonly<Record<Kind, string>>) {
  return {
    topic(kind: Kind, { keywords = '', ...written }: Written): Topic {
      const { key, title } = written;
      const label = kind === 'rule' ? title : `${title} · ${kinds[kind]}`;
      return { ...written, id: `${kind}:${key}`, kind, label, keywords: `${kinds[kind]} ${keywords}`.trim() };
    },
    /** The kind of a topic in words, for a line below its title. */
    topicKind: ({ kind }: Pick<Topic, 'kind'>): string => find<string>(kinds, kind) ?? kind,
  };
}
