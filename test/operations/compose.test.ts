import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse as parseVariables } from 'dotenv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnvironment } from '../../src/environment.ts';
import { PATIENCE } from '../../src/operations/stop.ts';
import { measured } from './measured.ts';

const FOLDER = 'docs/compose/';
const urlOf = (name: string) => new URL(`../../${name}`, import.meta.url);
const read = (name: string) => readFileSync(urlOf(name), 'utf8');

const texts = z.array(z.string()).default([]);
/** What these tests check of a container. */
const service = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  user: z.string().optional(),
  stop_grace_period: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: texts }).optional(),
  volumes: texts,
  ports: texts,
  networks: texts,
});
const { services, networks, volumes } = z
  .object({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(read(`${FOLDER}docker-compose.yml`), { merge: true }));
const bots = Object.entries(services).filter(([, { image }]) => image === 'caverna');

/** The values that a host fills in, under the names of the example file, with a value for each empty line. */
const filledIn = Object.fromEntries(
  Object.entries(parseVariables(read(`${FOLDER}.env.example`))).map(([name, value]) => [name, value || `${name}0`]),
);

/** Puts a host's values into the lines that ask for them, as Docker Compose does; other lines stay unchanged. */
const interpolated = (text: string) =>
  text.replace(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (asked, name: string) => filledIn[name] ?? asked);

describe('the containers', () => {
  it('serve every shard once, on one database', () => {
    const filled = (environment: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, interpolated(text)]));
    const read = bots.map(([, { environment }]) => readEnvironment(filled(environment)));
    const shares = read.flatMap(({ shards }) => (shards === undefined || shards === 'auto' ? [] : [shards]));
    expect(shares).toHaveLength(bots.length);
    const [{ of } = { of: 0 }] = shares;
    expect(shares.every((share) => share.of === of)).toBe(true);
    expect(shares.flatMap(({ shards }) => shards)).toEqual(Array.from({ length: of }, (_, shard) => shard));
    expect(new Set(read.map(({ databaseUrl }) => databaseUrl))).toEqual(
      new Set(['postgres://caverna:POSTGRES_PASSWORD0@postgres:5432/caverna']),
    );
    expect(services['postgres']?.environment).toMatchObject({ POSTGRES_USER: 'caverna', POSTGRES_DB: 'caverna' });
    expect(read.every(({ discordToken }) => discordToken === 'DISCORD_TOKEN0')).toBe(true);
  });

  it('set only variables that the program knows', () => {
    const known = Object.keys(parseVariables(read('.env.example')));
    const set = bots.flatMap(([, { environment }]) => Object.keys(environment));
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('get every secret from outside, and do not start without it', () => {
    const secrets = Object.values(services)
      .flatMap(({ environment }) => Object.entries(environment))
      .filter(([name]) => /TOKEN|PASSWORD|URL/.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(([, text]) => !/\$\{\w+:\?[^}]+\}/.test(text))).toEqual([]);
    const asked = [...read(`${FOLDER}docker-compose.yml`).matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual(Object.keys(filledIn).sort());
  });

  it('have no rights that they do not need', () => {
    const rights = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
    for (const bounds of Object.values(services))
      expect(bounds).toMatchObject({ restart: 'unless-stopped', mem_limit: expect.any(String), ...rights });
    for (const [, { user }] of bots) expect(user).toBe('node');
    expect(services['postgres']?.user).toBe('postgres');
  });

  it('can be reached only by each other, and Grafana from the same computer', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['grafana', ['127.0.0.1:3000:3000']]]);
    const used = Object.values(services).flatMap(({ networks }) => networks);
    expect([...new Set(used)].sort()).toEqual(Object.keys(networks).sort());
    const inside = (name: string) => services[name]?.networks.every((network) => networks[network]?.internal === true);
    expect(inside('postgres')).toBe(true);
    const withBots = Object.entries(services).filter(([, { networks }]) => networks.includes('metrics'));
    expect(withBots.map(([name]) => name)).toEqual([...bots.map(([name]) => name), 'prometheus']);
    expect(networks['metrics']?.internal).toBe(true);
  });

  it('have time to finish their work', () => {
    for (const [, { stop_grace_period: patience = '' }] of bots) {
      expect(Number(/^(\d+)s$/.exec(patience)?.[1]) * 1_000).toBeGreaterThan(PATIENCE);
    }
  });

  it('start once PostgreSQL answers, one bot after the other, the one with shard 0 last', () => {
    expect(services['postgres']?.healthcheck?.test).toContain('pg_isready');
    for (const [at, [, { depends_on: before }]] of bots.entries()) {
      const wanted = ['postgres', ...bots.slice(at + 1).map(([name]) => name)];
      expect(before).toEqual(Object.fromEntries(wanted.map((name) => [name, { condition: 'service_healthy' }])));
    }
  });

  it('use images of exact versions, and keep their data in volumes', () => {
    expect(services['postgres']?.image).toMatch(/^postgres:\d+-bookworm$/);
    for (const name of ['prometheus', 'grafana']) expect(services[name]?.image).toMatch(/:v?\d+\.\d+\.\d+$/);
    const mounted = Object.values(services).flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')));
    const files = mounted.filter(([from]) => from?.startsWith('.'));
    const kept = mounted.filter(([from]) => /^\w/.test(from ?? ''));
    expect(files.filter(([from = '', , mode]) => mode !== 'ro' || !existsSync(urlOf(FOLDER + from)))).toEqual([]);
    expect(kept.map(([from]) => from).sort()).toEqual(Object.keys(volumes).sort());
  });
});

it('the page for hosts has no command for a container that does not exist', () => {
  const typed = [...read('docs/hosting.md').matchAll(/docker compose ([^`\n]*)/g)].map(([, words = '']) => words);
  const names = typed.flatMap((words) => words.match(/\b(?:postgres|bot-\d+)\b/g) ?? []);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !(name in services))).toEqual([]);
});

describe('the image of the bots', () => {
  const dockerfile = read('Dockerfile');

  it('is built in the Dockerfile’s folder, from existing files', () => {
    for (const [, { build }] of bots) expect(existsSync(urlOf(`${FOLDER}${build}/Dockerfile`))).toBe(true);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
    expect(copied).toContain('src');
    expect(copied.filter((from) => !existsSync(urlOf(from)))).toEqual([]);
    const taken = read('.dockerignore').split('\n');
    expect(copied.filter((from) => !taken.includes(`!${from}`))).toEqual([]);
  });

  it('runs a bot that reports to Prometheus under the name of its container', () => {
    const { scrape_configs: asks } = parse(read(`${FOLDER}prometheus.yml`)) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    const targets = asks.flatMap(({ static_configs: configs }) => configs.flatMap(({ targets }) => targets));
    const told = bots.map(([, { environment }]) => `${environment['METRICS_HOST']}:${environment['METRICS_PORT']}`);
    expect(targets).toEqual(told);
    expect(bots.map(([name]) => name)).toEqual(bots.map(([, { environment }]) => environment['METRICS_HOST']));
    expect(asks.map(({ job_name: job }) => job)).toEqual(['caverna']);
  });
});

const dashboard = JSON.parse(read(`${FOLDER}grafana/dashboards/caverna.json`)) as {
  panels: { datasource: { uid: string }; targets: { expr: string; datasource: { uid: string } }[] }[];
};
const alerts = (
  parse(read(`${FOLDER}alerts.yml`)) as { groups: { rules: { alert: string; expr: string }[] }[] }
).groups.flatMap(({ rules }) => rules);

/** The words of Prometheus's query language that are used here, and the names that Prometheus itself adds. */
const WORDS = ['by', 'changes', 'count', 'histogram_quantile', 'increase', 'max', 'or', 'rate', 'sum', 'vector'];
const ADDED = ['instance', 'job', 'up'];

const namesIn = (expr: string) =>
  (expr.replace(/"[^"]*"|\[\w+\]|\b\d[\w.]*/g, '').match(/[a-z_]\w*/gi) ?? []).filter((name) => !WORDS.includes(name));

describe('the Grafana dashboard and the alerts', () => {
  const exprs = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.map(({ expr }) => expr),
  ];

  it('use only figures that the bot reports', async () => {
    const told = await measured();
    const names = [...told.matchAll(/^(\w+)/gm)].map(([, name]) => name);
    const labels = [...told.matchAll(/(\w+)="/g)].map(([, label]) => label);
    const known = new Set([...names, ...labels, 'status', ...ADDED]);
    const asked = exprs.flatMap(namesIn);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    const types = [...told.matchAll(/^# TYPE (caverna_\w+)/gm)].map(([, name = '']) => name);
    const unseen = types.filter((name) => !asked.some((one) => one.startsWith(name)));
    // PostgreSQL is backed up from outside.
    expect(unseen).toEqual(['caverna_backup_timestamp_seconds']);
  });

  it('know how many shards there are', () => {
    const [, { environment = {} } = {}] = bots[0] ?? [];
    const of = environment['SHARDS']?.split('/')[1];
    expect(alerts.find(({ alert }) => alert === 'ShardUnserved')?.expr).toMatch(new RegExp(`< ${of}$`));
  });

  it('are all explained on the page for hosts', () => {
    const page = read('docs/hosting.md');
    expect(alerts.length).toBeGreaterThan(8);
    expect(alerts.filter(({ alert }) => !page.includes(`| \`${alert}\``))).toEqual([]);
  });

  it('find Prometheus and each other', () => {
    const provisioned = `${FOLDER}grafana/provisioning/`;
    const { datasources } = parse(read(`${provisioned}datasources/prometheus.yml`)) as {
      datasources: { uid: string; url: string }[];
    };
    const [source] = datasources;
    expect(source?.url).toBe('http://prometheus:9090');
    for (const { datasource, targets } of dashboard.panels)
      for (const { uid } of [datasource, ...targets.map(({ datasource }) => datasource)]) expect(uid).toBe(source?.uid);
    const { providers } = parse(read(`${provisioned}dashboards/caverna.yml`)) as {
      providers: { options: { path: string } }[];
    };
    const [provider] = providers;
    const from = services['grafana']?.volumes.find((volume) => volume.split(':')[1] === provider?.options.path);
    expect(readdirSync(urlOf(FOLDER + from?.split(':')[0]))).toEqual(['caverna.json']);
    const ofPrometheus = services['prometheus']?.networks ?? [];
    expect(services['grafana']?.networks.filter((network) => ofPrometheus.includes(network))).toEqual(['board']);
  });
});
