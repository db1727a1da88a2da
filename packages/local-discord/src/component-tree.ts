import type { Path } from './errors.ts';

type Media = { url: string };
export type ComponentEmoji = { id?: string | null; name?: string | null } | null | undefined;

/** Any component of a message or modal, with the fields that this server reads. */
export type Component = {
  type: number;
  id?: number | null;
  custom_id?: string | null;
  components?: Component[];
  component?: Component;
  accessory?: Component;
  content?: string;
  media?: Media;
  file?: Media;
  items?: { media: Media }[];
  options?: { value: string; default?: boolean; emoji?: ComponentEmoji }[];
  emoji?: ComponentEmoji;
  required?: boolean;
  min_values?: number | null;
  max_values?: number | null;
  [field: string]: unknown;
};

export type Placed = { component: Component; path: Path };

/** All components of a tree with their paths, each before those inside it. */
export const placedComponents = (components: readonly Component[], path: Path): Placed[] =>
  components.flatMap((component, index) => placedWithin(component, [...path, index]));

function placedWithin(component: Component, path: Path): Placed[] {
  return [
    { component, path },
    ...placedComponents(component.components ?? [], [...path, 'components']),
    ...(component.component ? placedWithin(component.component, [...path, 'component']) : []),
    ...(component.accessory ? placedWithin(component.accessory, [...path, 'accessory']) : []),
  ];
}

export const treeOf = (of: { components?: readonly object[] | undefined }) => (of.components ?? []) as Component[];

export const componentsOf = (message: { components?: readonly object[] | undefined }): Component[] =>
  placedComponents(treeOf(message), []).map(({ component }) => component);

/** A copy of a component and of all it contains, each changed, outer before inner. */
export function changedTree(component: Component, change: (one: Component) => Component): Component {
  const next = change(component);
  const inside = (inner: Component) => changedTree(inner, change);
  return {
    ...next,
    ...(next.components && { components: next.components.map(inside) }),
    ...(next.component && { component: inside(next.component) }),
    ...(next.accessory && { accessory: inside(next.accessory) }),
  };
}

/** A copy of the components in which each has an `id`: its own, or else the lowest free number. */
export function withIds(components: readonly Component[]): Component[] {
  const taken = new Set(componentsOf({ components }).map(({ id }) => id));
  let next = 1;
  const freeId = () => {
    while (taken.has(next)) next += 1;
    return next++;
  };
  return components.map((one) => changedTree(one, (inner) => ({ ...inner, id: inner.id || freeId() })));
}

/** The parts of a component that show a file or picture, with their paths: a thumbnail's, a gallery's, a file's. */
export function mediaOf({ media, file, items = [] }: Component): { url: string; path: Path }[] {
  return [
    ...(media ? [{ url: media.url, path: ['media'] }] : []),
    ...(file ? [{ url: file.url, path: ['file'] }] : []),
    ...items.map(({ media: { url } }, index) => ({ url, path: ['items', index, 'media'] })),
  ];
}
