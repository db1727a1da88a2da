import { DefaultRestOptions } from 'discord.js';

// The program as `npm start` runs it. With LOCAL_DISCORD, the address of an API, it and its processes find that Discord.
const api = process.env['LOCAL_DISCORD'];
if (api !== undefined) Object.assign(DefaultRestOptions, { api });
await import('../../src/main.ts');
