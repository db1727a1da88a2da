import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lock = read('package-lock.json') as { readonly packages: Readonly<Record<string, Package>> };
const manifest = read('package.json') as Readonly<
  Record<'dependencies' | 'devDependencies' | 'allowScripts', Readonly<Record<string, unknown>>>
>;
/** The packages from a registry, without the workspaces of this repository. */
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
}

/** Looks a package up as Node.js does: beside the package that imports it, then in the folders around that. */
function isLocked(name: string, from: string): boolean {
  const inside = from === '' ? '' : `${from}/`;
  if (`${inside}node_modules/${name}` in lock.packages) return true;
  return from !== '' && isLocked(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)));
}

test('every package is pinned to a version and a checksum, and none to a registry', () => {
  expect(installed.filter(([, { version, integrity }]) => !version || !integrity)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('package.json names exact versions', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});

// `npm ci` refuses a lock file that leaves one out, and a registry may not have the newest binaries of every platform.
test('optional packages are locked for every platform', () => {
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});

test('every package with an install script is one that we have allowed, as npm 12 requires', () => {
  const names = installed.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  expect([...new Set(names)].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});
