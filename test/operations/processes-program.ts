import { pino } from 'pino';
import { stopOnSignals } from '../../src/operations/stop.ts';
import { recommendedShards, startProcesses } from '../../src/processes.ts';

// Serves each shard with its own process. Arguments: the address of Discord, the token, the program of each process.
const [api = '', token = '', file = ''] = process.argv.slice(2);
const log = pino({ level: 'info' });
const processes = startProcesses({
  file,
  token,
  ...(await recommendedShards(token, { api })),
  metricsPort: 9_000,
  log,
  failed: async (error) => {
    if (error) console.error(error.message);
    process.exitCode = 1;
    await processes.close();
  },
});
stopOnSignals(processes.close, log);
