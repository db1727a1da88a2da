import { DefaultRestOptions } from 'discord.js';

// Has a program whose Discord is discord.js' own find a local one instead, and so has every process that it starts: `--import`.
const api = process.env['LOCAL_DISCORD'];
if (api === undefined) throw new Error('LOCAL_DISCORD is not set.');
Object.assign(DefaultRestOptions, { api });
