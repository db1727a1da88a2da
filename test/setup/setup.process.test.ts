import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Machine, makeMachine, type Run } from './machine.ts';

const SCRIPT = 'src/tools/setup.sh';
const PACKAGES = 'libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev pkg-config g++ make python3';

// The facts: `prebuilt` – the network offers binaries; `tools` – what compiling needs is installed; `runs-on-x64` – the
// machine runs the Node.js that npm has for that kind; `offline`, `apt-fails` and `broken-compiler` speak for themselves. A package's binary part is the file node_modules/NAME.built, which names the
// Node.js it was built for.
function machineWith(facts: readonly string[], user: 'root' | 'somebody' = 'somebody'): Machine {
  const machine = makeMachine(SCRIPT);
  writeFileSync(join(machine.project, 'package-lock.json'), '{}');
  mkdirSync(join(machine.project, 'src/tools/node'), { recursive: true });
  writeFileSync(join(machine.project, 'src/tools/node/package-lock.json'), '{}');
  installNode(machine, '22.18.0');
  machine.command(
    'npm',
    `case "$*" in
      *--prefix*)
        is offline-for-node && { echo "npm error network"; exit 1; }
        for kind in arm64 x64; do
          brought=src/tools/node/node_modules/node-linux-$kind/bin
          mkdir -p $brought
          { echo '#!/bin/sh'; is runs-on-$kind && echo 'exec "$BIN/node" "$@"' || echo 'exit 126'; } >$brought/node
          chmod +x $brought/node
        done
        exit ;;
    esac
    case $1 in
      ci | install)
        is offline && { echo "npm error network"; exit 1; }
        [ $1 = ci ] && rm -rf node_modules
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
    'is apt-fails && { echo "E: no network"; exit 100; }; [ "$1" = update ] || touch "$FACTS/tools"',
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

/** The output of the terminal, without the dots and seconds of slow steps. */
function told(run: Run): string[] {
  return run.stderr.split('\n').filter((line) => line !== '' && !/ … \.*( \d+ s)?$/.test(line));
}

function setUp(machine: Machine): Run & { calls: string[] } {
  machine.calls();
  const run = machine.run('sh', SCRIPT);
  const calls = machine.calls().filter((call) => /^(npm|apt-get) /.test(call));
  return { ...run, calls: calls.map((call) => call.replace(/ --.*/, '')) };
}

const brought = ({ project }: Machine): boolean =>
  lstatSync(join(project, 'node_modules/.bin/node'), { throwIfNoEntry: false }) !== undefined;
const isSetUp = ({ project }: Machine): boolean => existsSync(join(project, 'node_modules/.set-up'));

test.each(['20.12.0', '22.17.9'])(
  'Node.js %s is too old: another one is installed, only for this folder',
  (version) => {
    const machine = machineWith(['prebuilt', 'runs-on-x64']);
    installNode(machine, version);
    const run = setUp(machine);
    expect(run.status).toBe(0);
    expect(run.stderr).toContain(
      `This machine has Node.js ${version}, and Caverna on Discord needs 22.18 or newer. Installing one`,
    );
    expect(run.calls).toEqual(['npm ci', 'npm ci', 'npm rebuild canvas', 'npm rebuild better-sqlite3']);
    expect(brought(machine)).toBe(true);
    expect(setUp(machine)).toEqual({ status: 0, stdout: '', stderr: '', calls: [] });
  },
);

test('the first entry that npm puts into the PATH is not mistaken for the machine’s own Node.js', () => {
  const machine = machineWith(['prebuilt', 'runs-on-x64']);
  installNode(machine, '20.20.2');
  setUp(machine);
  machine.firstInPath(join(machine.project, 'node_modules/.bin'));
  expect(setUp(machine)).toEqual({ status: 0, stdout: '', stderr: '', calls: [] });
  installNode(machine, '24.21.0');
  expect(setUp(machine).calls).toEqual(['npm install', 'npm rebuild better-sqlite3']);
  expect(brought(machine)).toBe(false);
});

test.each<[string, (machine: Machine) => void, string]>([
  ['an old Node.js', (machine) => installNode(machine, '20.12.0'), 'Install Node.js 22.18 or newer, then run the'],
  ['no Node.js', (machine) => machine.without('node'), 'needs Node.js 22.18 or newer, and there is no node here'],
])('%s is a failure if none can be installed', (_, give, sentence) => {
  const machine = machineWith(['prebuilt']);
  give(machine);
  const { status, stderr } = setUp(machine);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(isSetUp(machine)).toBe(false);
});

test('a Node.js that cannot be fetched shows why and stops; the next time it continues', () => {
  const machine = machineWith(['prebuilt', 'runs-on-x64', 'offline-for-node']);
  installNode(machine, '20.12.0');
  const { status, stderr } = setUp(machine);
  expect(status).toBe(1);
  expect(stderr).toContain('npm error network\nInstalling Node.js failed;');
  machine.no('offline-for-node');
  expect(setUp(machine).status).toBe(0);
  expect(brought(machine)).toBe(true);
});

test.each(['22.18.0', '100.1.0'])(
  'a fresh clone is installed and built without npm’s output if Node.js is new enough (%s); then nothing is left to do',
  (version) => {
    const machine = machineWith(['prebuilt']);
    installNode(machine, version);
    const first = setUp(machine);
    expect([first.status, first.stdout, told(first)]).toEqual([0, '', []]);
    expect(first.calls).toEqual(['npm ci', 'npm rebuild canvas', 'npm rebuild better-sqlite3']);
    expect(first.stderr).toMatch(
      /^Installing the packages: half a minute … \.* \d+ s\nBuilding canvas: .* … \.* \d+ s\n/,
    );
    expect(brought(machine)).toBe(false);
    expect(setUp(machine)).toEqual({ status: 0, stdout: '', stderr: '', calls: [] });
  },
);

test.each<[string, (machine: Machine) => void, string[]]>([
  ['a changed lock file', ({ project }) => writeFileSync(join(project, 'package-lock.json'), '{ }'), ['npm install']],
  [
    'packages that somebody installed by hand',
    ({ project }) => writeFileSync(join(project, 'node_modules/.package-lock.json'), 'without Vitest'),
    ['npm install'],
  ],
  ['another Node.js', (machine) => installNode(machine, '24.0.0'), ['npm install', 'npm rebuild better-sqlite3']],
])('after %s, packages are installed again, and only what no longer loads is built', (_, change, calls) => {
  const machine = machineWith(['prebuilt']);
  setUp(machine);
  change(machine);
  const again = setUp(machine);
  expect([again.status, told(again), again.calls]).toEqual([0, [], calls]);
  expect(setUp(machine).calls).toEqual([]);
});

test('root gets the Debian packages that compiling needs, once, and sees their names if nobody can be asked', () => {
  const machine = machineWith([], 'root');
  machine.command('apt-get', 'echo "apt-get begins" >&2; touch "$FACTS/tools"');
  const run = setUp(machine);
  expect(run.status).toBe(0);
  expect(run.calls).toEqual([
    'npm ci',
    'npm rebuild canvas',
    'apt-get update',
    'apt-get install -y',
    'npm rebuild canvas',
    'npm rebuild better-sqlite3',
  ]);
  expect(run.stdout + run.stderr).not.toContain('gyp ERR!');
  expect(told(run)).toEqual([
    `Compiling canvas needs these Debian packages: ${PACKAGES}`,
    'Installing them now, as root, because there is no terminal to ask at; SYSTEM_PACKAGES=no forbids that.',
  ]);
});

test.each([
  ['n', false],
  ['y', true],
  ['', true],
])('root at a terminal is asked before Debian packages are installed: "%s"', (answer, installs) => {
  const machine = machineWith([], 'root');
  machine.calls();
  const { stdout } = machine.answer(SCRIPT, `${answer}\n`);
  expect(stdout).toContain(`Compiling canvas needs these Debian packages: ${PACKAGES}`);
  expect(stdout).toContain('Install them now, as root? [Y/n]');
  expect(machine.calls().some((call) => call.startsWith('apt-get'))).toBe(installs);
  expect(isSetUp(machine)).toBe(installs);
});

test.each(['somebody', 'root'] as const)(
  'users other than root, and root without apt-get, see the command, and continue once it has been run (%s)',
  (user) => {
    const machine = machineWith([], user);
    if (user === 'root') machine.without('apt-get');
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
  },
);

test.each([
  { where: 'the environment', variables: { SYSTEM_PACKAGES: 'no' }, file: '' },
  { where: '.env', variables: {}, file: 'PORT=8080\nSYSTEM_PACKAGES=no\n' },
])('SYSTEM_PACKAGES=no in $where keeps root from installing Debian packages', ({ variables, file }) => {
  const machine = machineWith([], 'root');
  writeFileSync(join(machine.project, '.env'), file);
  const { status, stderr } = machine.run('sh', SCRIPT, variables);
  expect(status).toBe(1);
  expect(stderr).toMatch(`\n    sudo apt-get update && sudo apt-get install -y ${PACKAGES}\n\n`);
  expect(machine.calls().filter((call) => call.startsWith('apt-get'))).toEqual([]);
  expect(isSetUp(machine)).toBe(false);
  machine.run('sh', SCRIPT, { SYSTEM_PACKAGES: 'yes' });
  expect(machine.calls().some((call) => call.startsWith('apt-get install'))).toBe(true);
});

test.each(['pnpm/10.1.0 npm/? node/v24.21.0', 'yarn/1.22.22 npm/? node/v24.21.0'])('%s is refused at once', (agent) => {
  const machine = machineWith(['prebuilt']);
  const { status, stderr } = machine.run('sh', SCRIPT, { npm_config_user_agent: agent });
  expect([status, stderr]).toEqual([1, expect.stringContaining('does not work with pnpm or yarn. Run `npm start`.')]);
  expect(machine.calls().filter((call) => call.startsWith('npm'))).toEqual([]);
  expect(machine.run('sh', SCRIPT, { npm_config_user_agent: 'npm/11.19.1 node/v24.21.0' }).status).toBe(0);
});

test('every command of a folder that was never set up says what to run first', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const machine = makeMachine('src/tools/ready.sh');
  const setsUp = ['start', 'test', 'test:all', 'check'];
  for (const [name, script] of Object.entries(scripts)) {
    if (setsUp.some((own) => name === own || name === `pre${own}`)) continue;
    writeFileSync(join(machine.project, 'command.sh'), `cd "$(dirname "$0")" && ${script}`);
    expect([name, machine.run('sh', 'command.sh')]).toEqual([
      name,
      {
        status: 1,
        stdout: '',
        stderr: 'Nothing is installed here yet. Run `npm start` or `sh src/tools/setup.sh` first.\n',
      },
    ]);
  }
  for (const name of setsUp) expect(scripts[`pre${name}`]).toBe('sh src/tools/setup.sh');
});

test.each([
  {
    what: 'a package that cannot be built with all the tools',
    facts: ['tools', 'broken-compiler'],
    reason: 'gyp ERR! build error\ncanvas could not be built; the reason is above.',
    calls: ['npm ci', 'npm rebuild canvas'],
  },
  {
    what: 'packages that cannot be fetched',
    facts: ['offline'],
    reason: 'npm error network\nInstalling the packages failed;',
    calls: ['npm ci'],
  },
  {
    what: 'Debian packages that cannot be fetched',
    facts: ['apt-fails'],
    reason: `E: no network\nInstalling the Debian packages failed; apt-get's output is above. They are: ${PACKAGES}\n`,
    calls: ['npm ci', 'npm rebuild canvas', 'apt-get update'],
  },
])('$what: the reason is shown, and nothing counts as set up', ({ facts, reason, calls }) => {
  const machine = machineWith(facts, 'root');
  const run = setUp(machine);
  expect([run.status, run.calls]).toEqual([1, calls]);
  expect(run.stderr).toContain(reason);
  expect(isSetUp(machine)).toBe(false);
});
