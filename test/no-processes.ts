import processes from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const refuse = () => {
  throw new Error('Only tests of the tier `processes` start a process: name the file *.process.test.ts.');
};
const starts = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const;
Object.assign(processes, Object.fromEntries(starts.map((start) => [start, refuse])));
syncBuiltinESMExports();
