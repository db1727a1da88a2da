// The exports of the package: the server, and what its people see and do.
export { createClock } from './clock.ts';
export { type Component, componentsOf, mediaOf, placedComponents } from './component-tree.ts';
export type { Rejected, Sent } from './discord.ts';
export { UserMistake } from './errors.ts';
export type { Faults, RestFault } from './faults.ts';
export { isRecord } from './form.ts';
export type { SeenMessage } from './page-types.ts';
export { routeOf } from './request.ts';
export { type LocalDiscord, type LocalDiscordOptions, PortUnusable, RealToken, startLocalDiscord } from './start.ts';
export { type Person, type Reaction, textOf, within } from './users.ts';
export { BOT_MAY, type Message } from './world.ts';
