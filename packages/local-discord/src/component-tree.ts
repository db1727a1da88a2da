import type { APIMessage } from 'discord-api-types/v10';
import { isRecord } from './form.ts';

/** Any component of a message or modal, with the fields that matter for its place in the tree. */
export type Component = {
  type: number;
  id?: number | null;
  custom_id?: string | null;
  components?: Component[];
  component?: Component;
  accessory?: Component;
  [field: string]: unknown;
};

export type Placed = { component: Component; path: (string | number)[] };

/** All components of a tree with their paths, each before those inside it. */
export function placedComponents(components: readonly Component[], path: readonly (string | number)[]): Placed[] {
  return components.flatMap((component, index) => placedWithin(component, [...path, index]));
}

function placedWithin(component: Component, path: (string | number)[]): Placed[] {
  return [
    { component, path },
    ...placedComponents(component.components ?? [], [...path, 'components']),
    ...(component.component ? placedWithin(component.component, [...path, 'component']) : []),
    ...(component.accessory ? placedWithin(component.accessory, [...path, 'accessory']) : []),
  ];
}

/** All components of a message, outer before inner. */
export function componentsOf(message: Pick<APIMessage, 'components'>): Component[] {
  const tree = (message.components ?? []) as unknown as Component[];
  return placedComponents(tree, []).map(({ component }) => component);
}

/** A copy of the components in which each has an `id`: its own, or else the lowest free number. */
export function withIds(components: readonly Component[]): Component[] {
  const taken = new Set(
    placedComponents(components, []).flatMap(({ component }) => (component.id ? [component.id] : [])),
  );
  let next = 1;
  const freeId = () => {
    while (taken.has(next)) next += 1;
    return next++;
  };
  const number = (component: Component): Component => ({
    ...component,
    id: component.id || freeId(),
    ...(component.components && { components: component.components.map(number) }),
    ...(component.component && { component: number(component.component) }),
    ...(component.accessory && { accessory: number(component.accessory) }),
  });
  return components.map(number);
}

/** The parts of a component that show a file or picture, with their paths: a thumbnail's, a gallery's, a file's. */
export function mediaOf(component: Component): { url: string; path: (string | number)[] }[] {
  const items = Array.isArray(component['items']) ? component['items'] : [];
  const places: [unknown, (string | number)[]][] = [
    [component['media'], ['media']],
    [component['file'], ['file']],
    ...items.map((item, index): [unknown, (string | number)[]] => [
      isRecord(item) && item['media'],
      ['items', index, 'media'],
    ]),
  ];
  return places.flatMap(([media, path]) =>
    isRecord(media) && typeof media['url'] === 'string' ? [{ url: media['url'], path }] : [],
  );
}
