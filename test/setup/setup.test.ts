import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Machine, makeMachine, type Run } from './machine.ts';

const SCRIPT = 'src/tools/setup.sh';
const PACKAGES = 'libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev pkg-config g++ make python3';
const INSTALLING = 'Installing the packages …\n';

// The facts: `prebuilt` – the network offers binaries; `tools` – what compiling needs is installed; `offline` and
// `broken-compiler` speak for themselves. A package's binary part is the file node_modules/NAME.built, which names the
// Node.js it was built for.
function machineWith(facts: readonly string[], user: 'root' | 'somebody' = 'somebody'): Machine {
  const machine = makeMachine(SCRIPT);
  writeFileSync(join(machine.project, 'package-lock.json'), '{}');
  installNode(machine, '20.12.0');
  machine.command(
    'npm',
    `case $1 in
      ci | install)
        is offline && { echo "npm error network"; exit 1; }
        mkdir -p node_modules; echo all >node_modules/.package-lock.json; echo "added 175 packages" ;;
      rebuild)
        is prebuilt || { is tools && ! is broken-compiler; } || { echo "gyp ERR! build error"; exit 1; }
        node --version >"node_modules/$2.built" ;;
    esac`,
  );
  for (const tool of ['g++', 'make', 'python3']) machine.command(tool, '');
  machine.command('pkg-config', 'is tools');
  machine.command(
    'apt-get',
    'is offline && { echo "E: no network"; exit 1; }; [ "$1" = update ] || touch "$FACTS/tools"',
  );
  machine.command('id', `echo ${user === 'root' ? 0 : 1000}`);
  for (const fact of facts) machine.fact(fact);
  return machine;
}

function installNode(machine: Machine, version: string): void {
  machine.command(
    'node',
    `case "$*" in
      --version) echo v${version} ;;
      *canvas*) [ -e node_modules/canvas.built ] ;;
      *better-sqlite3*) [ "$(cat node_modules/better-sqlite3.built 2>/dev/null)" = v${version} ] ;;
    esac`,
  );
}

function setUp(machine: Machine): Run & { calls: string[] } {
  machine.calls();
  const run = machine.run('sh', SCRIPT);
  const calls = machine.calls().filter((call) => /^(npm|apt-get) /.test(call));
  return { ...run, calls: calls.map((call) => call.replace(/ --.*/, '')) };
}

function isSetUp(machine: Machine): boolean {
  return existsSync(join(machine.project, 'node_modules/.set-up'));
}

test.each(['18.20.4', '20.11.1', '16.0.0'])('Node.js %s is refused before anything is done', (version) => {
  const machine = machineWith(['prebuilt']);
  installNode(machine, version);
  const { status, stderr, calls } = setUp(machine);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Caverna on Discord needs Node.js 20.12 or newer, and this is ${version}. Install a newer one, then run the command again.\n`,
  );
  expect(calls).toEqual([]);
  expect(readdirSync(machine.project).sort()).toEqual(['package-lock.json', 'src']);
});

test('a machine without Node.js is told so', () => {
  const machine = machineWith(['prebuilt']);
  machine.without('node');
  const { status, stderr } = setUp(machine);
  expect(status).toBe(1);
  expect(stderr).toContain('needs Node.js 20.12 or newer, and there is no node here');
});

test.each(['20.12.0', '22.0.0', '100.1.0'])('Node.js %s is accepted', (version) => {
  const machine = machineWith(['prebuilt']);
  installNode(machine, version);
  expect(setUp(machine).status).toBe(0);
});

test('a fresh clone is installed and built without npm’s chatter; the second time nothing is left to do', () => {
  const machine = machineWith(['prebuilt']);
  const first = setUp(machine);
  expect(first.status).toBe(0);
  expect(first.calls).toEqual(['npm ci', 'npm rebuild canvas', 'npm rebuild better-sqlite3']);
  expect(first.stdout).toBe('');
  expect(first.stderr.split('\n').filter((line) => !/^(Installing the packages|Building \S+;)/.test(line))).toEqual([
    '',
  ]);
  expect(setUp(machine)).toEqual({ status: 0, stdout: '', stderr: '', calls: [] });
});

test('a changed lock file installs again and builds nothing that still loads', () => {
  const machine = machineWith(['prebuilt']);
  setUp(machine);
  writeFileSync(join(machine.project, 'package-lock.json'), '{ }');
  expect(setUp(machine)).toEqual({ status: 0, stdout: '', stderr: INSTALLING, calls: ['npm install'] });
  expect(setUp(machine).calls).toEqual([]);
});

test('packages that somebody installed by hand are looked at again', () => {
  const machine = machineWith(['prebuilt']);
  setUp(machine);
  writeFileSync(join(machine.project, 'node_modules/.package-lock.json'), 'without Vitest');
  expect(setUp(machine).calls).toEqual(['npm install']);
});

test('another Node.js rebuilds what was built for the old one', () => {
  const machine = machineWith(['tools']);
  setUp(machine);
  installNode(machine, '22.0.0');
  expect(setUp(machine).calls).toEqual(['npm install', 'npm rebuild better-sqlite3']);
  expect(setUp(machine).calls).toEqual([]);
});

test('root gets the Debian packages that compiling needs, once', () => {
  const machine = machineWith([], 'root');
  const { status, stdout, stderr, calls } = setUp(machine);
  expect(status).toBe(0);
  expect(calls).toEqual([
    'npm ci',
    'npm rebuild canvas',
    'apt-get update',
    'apt-get install -y',
    'npm rebuild canvas',
    'npm rebuild better-sqlite3',
  ]);
  expect(stdout + stderr).not.toContain('gyp ERR!');
});

test.each([
  { who: 'anybody but root', user: 'somebody', apt: true },
  { who: 'root without apt-get', user: 'root', apt: false },
] as const)('$who is told the command, and goes on from there once it was run', ({ user, apt }) => {
  const machine = machineWith([], user);
  if (!apt) machine.without('apt-get');
  const { status, stderr, calls } = setUp(machine);
  expect(status).toBe(1);
  expect(calls).toEqual(['npm ci', 'npm rebuild canvas']);
  expect(stderr).toContain('gyp ERR! build error');
  expect(stderr).toContain('There is no prebuilt canvas for this machine');
  expect(stderr).toMatch(`\n    sudo apt-get update && sudo apt-get install -y ${PACKAGES}\n\n`);
  expect(isSetUp(machine)).toBe(false);

  machine.fact('tools');
  expect(setUp(machine)).toMatchObject({
    status: 0,
    calls: ['npm install', 'npm rebuild canvas', 'npm rebuild better-sqlite3'],
  });
});

test('a package that cannot be built with all the tools shows why and stops', () => {
  const machine = machineWith(['tools', 'broken-compiler'], 'root');
  const { status, stderr, calls } = setUp(machine);
  expect(status).toBe(1);
  expect(stderr).toContain('gyp ERR! build error\ncanvas could not be built; the reason stands above.');
  expect(calls).toEqual(['npm ci', 'npm rebuild canvas']);
  expect(isSetUp(machine)).toBe(false);
});

test('packages that cannot be fetched show why and stop', () => {
  const machine = machineWith(['offline']);
  const { status, stderr, calls } = setUp(machine);
  expect(status).toBe(1);
  expect(stderr).toContain('npm error network\nInstalling the packages failed;');
  expect(calls).toEqual(['npm ci']);
  expect(isSetUp(machine)).toBe(false);
});

test('Debian packages that cannot be fetched are named', () => {
  const machine = machineWith([], 'root');
  machine.command('apt-get', 'echo "E: no network"; exit 100');
  const { status, stderr } = setUp(machine);
  expect(status).toBe(1);
  expect(stderr).toContain(
    `E: no network\nDebian's packages could not be installed; what apt-get said stands above. Needed are: ${PACKAGES}\n`,
  );
});
