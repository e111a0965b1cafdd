import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { analyse } from '#analysis/analyse.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { CATALOGUE, inCatalogue } from '../builders/physics/catalogue.js';
import { fitBytes } from '../builders/physics/fit-bytes.js';
import { makeSession } from '../builders/physics/make-session.js';
import { recordingOf } from '../builders/recording.builder.js';
import { runAnalyse } from './analyse/run-analyse.js';
import { sourceSections } from './analyse/source-sections.js';
import { runSample } from './sample/run-sample.js';
import type { ToolIo } from './tool.js';

let folder = '';
const NOW = Date.UTC(2026, 10, 21);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stridewatt-tools-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function ran(
  tool: (args: readonly string[], io: ToolIo) => Promise<number>,
  ...args: string[]
): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await tool(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    path: (typed) => resolve(folder, typed),
  });
  return { code, out, err };
}

async function made(name: string): Promise<Uint8Array> {
  const entry = inCatalogue(name);
  if (entry === undefined) throw new Error(`no ${name} in the catalogue`);
  const bytes = fitBytes(makeSession(entry.plan).recording);
  await writeFile(join(folder, `${name}.fit`), bytes);
  return bytes;
}

describe('npm run sample', () => {
  it('lists every session that can be made, a line each', async () => {
    const { code, out } = await ran(runSample, '--list');
    expect(code).toBe(0);
    expect(
      out
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split(' ')[0]),
    ).toEqual(CATALOGUE.map(({ name }) => name));
  });

  it('writes a file that the product reads, and tells the truth about it', async () => {
    const { code, out } = await ran(runSample, 'run-cadence-lock', '--out', 'lock.fit');
    expect(code).toBe(0);
    expect(out).toContain('50:00 in all, timer 50:00');
    expect(out).toContain('fault: cadence-lock at 20:00-27:00');
    const { out: page } = await ran(runAnalyse, 'lock.fit');
    expect(page).toContain('repaired: Heart rate followed your steps');
  });

  it('makes another recording with another seed', async () => {
    const first = await ran(runSample, 'ride-stochastic', '--out', 'a.fit');
    const second = await ran(runSample, 'ride-stochastic', '--seed', '8', '--out', 'b.fit');
    expect(first.out.split('\n')[1]).not.toBe(second.out.split('\n')[1]);
  });

  it.each([
    [[], 'usage: npm run sample'],
    [['ride-to-the-moon'], 'there is no sample called "ride-to-the-moon"'],
    [['ride-steady', '--seed', 'x'], '--seed takes a whole number, not "x"'],
    [['ride-steady', '--out', 'no/such/folder/a.fit'], 'cannot write'],
    [['--colour'], "Unknown option '--colour'"],
  ])('ends with one line and code 1 for %j', async (args, line) => {
    const { code, out, err } = await ran(runSample, ...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^sample: [^\n]+\n$/);
    expect(err).toContain(line);
  });
});

describe('npm run analyse', () => {
  it('prints the analysis as a page with sections, reasons, repairs and intervals', async () => {
    await made('ride-spikes');
    const { code, out } = await ran(runAnalyse, 'ride-spikes.fit');
    expect(code).toBe(0);
    const titles = [
      'WORKOUT',
      'DATA',
      'THRESHOLDS',
      'METRICS',
      'POWER ZONES',
      'HEART-RATE ZONES',
      'INTERVALS',
      'POWER CURVE',
      'PACING',
    ];
    expect(out.split('\n').filter((line) => /^[A-Z-]+( [A-Z]+)?$/.test(line))).toEqual(titles);
    expect(out).toMatch(/repaired: 12 power spikes of up to \d+ W replaced by the median of the/);
    expect(out).toContain('samples around. [power-spikes, 12 s]');
    expect(out).toMatch(/^ {2}Average power {2,}\d+ W$/m);
    expect(out).toMatch(/^ {2}Average pace +– {2}not judged: This is measured on runs only\.$/m);
    expect(out).toContain('none found (sure to');
    const values =
      out
        .split('METRICS\n')[1]
        ?.split('\n\n')[0]
        ?.split('\n')
        .filter((line) => !line.includes('not judged') && line.trim() !== '') ?? [];
    expect(values.length).toBeGreaterThan(20);
  });

  it('prints sensors, quantities of apps, the plan and which channels an app filled', () => {
    const recording = recordingOf({ family: 'running', channels: { power: () => 250 } });
    const page = sourceSections({
      ...recording,
      sensors: [{ type: 'foot pod', name: 'Stryd', connection: 'ANT+' }],
      hasHrv: true,
      developerChannels: [
        {
          name: 'Form Power',
          unit: 'Watts',
          application: 'ab12',
          values: Float64Array.of(60, Number.NaN, 62.004),
        },
      ],
      plan: {
        name: 'Tempo',
        steps: [
          {
            index: 0,
            name: 'Go',
            intensity: 'active',
            duration: { kind: 'time', value: 240, unit: 's' },
            target: { kind: 'power', zone: null, low: 240, high: 260, unit: 'W' },
            repeat: null,
          },
          {
            index: 1,
            name: null,
            intensity: null,
            duration: null,
            target: null,
            repeat: { fromStep: 0, times: 5 },
          },
        ],
      },
    }).join('');
    expect(page).toContain(
      'SENSORS\n  foot pod                Stryd        ANT+\n  beat-to-beat intervals  in ' +
        'the file\n',
    );
    expect(page).toContain('ADDED BY APPS\n  Form Power (Watts)  60 to 62  2 values  app ab12\n');
    expect(page).toMatch(/PLAN: TEMPO\n {2}0 {2}active +4:00 +power 240 to 260 W +Go\n/);
    expect(page).toMatch(/Go\n {2}1 {2}from step 0 on again, 5 times in all\n/);
    expect(sourceSections(recording)).toEqual(['', '', '']);
  });

  it('prints intervals with their groups and sums', async () => {
    await made('run-5x4min');
    const { out } = await ran(runAnalyse, 'run-5x4min.fit');
    expect(out).toMatch(/told from the output \(sure to \d+ %\)/);
    expect(out).toMatch(/group 1, work +5 +\d+:\d\d/);
    expect(out).toMatch(/all recovery +4/);
    expect(out).toMatch(/^ {2}3 recovery +\d/m);
  });

  it('prints as JSON just what the engine gives', async () => {
    const bytes = await made('ride-steady');
    const { code, out } = await ran(
      runAnalyse,
      'ride-steady.fit',
      '--json',
      '--ftp',
      '240',
      '--weight',
      '72',
    );
    const profile = {
      ftpW: { value: 240, source: 'profile', since: null },
      maxHr: null,
      restingHr: null,
      weightKg: { value: 72, source: 'profile', since: null },
      basePaceSPerKm: null,
      criticalPowerW: null,
      wPrimeJ: null,
      sex: null,
    } as const;
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      file: 'ride-steady.fit',
      recording: {
        sport: 'road_cycling',
        samples: expect.any(Number),
        channels: { power: 'measured' },
      },
      analysis: analyse(readFit(bytes, NOW), profile),
    });
  });

  it('takes thresholds from the command line before those of the device, and says so', async () => {
    await made('run-drift');
    const { out } = await ran(
      runAnalyse,
      'run-drift.fit',
      '--max-hr',
      '201',
      '--base-pace',
      '4:40',
    );
    expect(out).toMatch(/maximum heart rate +201 bpm +from the profile/);
    expect(out).toMatch(/resting heart rate +50 bpm +from the device/);
    expect(out).toMatch(/base pace +280 s\/km +from the profile/);
  });

  it('speaks miles and feet where asked', async () => {
    await made('run-drift');
    const metric = (await ran(runAnalyse, 'run-drift.fit')).out;
    const imperial = (await ran(runAnalyse, 'run-drift.fit', '--imperial')).out;
    const read = (page: string, unit: string): number =>
      Number(new RegExp(`Distance +([0-9.]+) ${unit}`).exec(page)?.[1]);
    expect(read(imperial, 'mi')).toBeCloseTo(read(metric, 'km') / 1.609344, 1);
    expect(imperial).toMatch(/Average pace +\d+:\d\d \/mi/);
    expect(imperial).toMatch(/Average temperature +\d+\.\d °F/);
    expect(imperial).not.toMatch(/\d\.\d+ km|\/km|km\/h|\d m$/m);
  });

  it.each([
    [[], 'usage: npm run analyse'],
    [['missing.fit'], 'missing.fit: there is no such file'],
    [['text.fit'], 'text.fit: This is not a FIT file. (INVALID_FIT_FILE, NOT_FIT)'],
    [['.'], '.: cannot be opened (EISDIR)'],
    [['text.fit', '--ftp', '-3'], '--ftp'],
    [['text.fit', '--max-hr', 'high'], '--max-hr takes a number above zero, not "high"'],
    [['text.fit', '--base-pace', '5'], '--base-pace takes minutes and seconds'],
    [['text.fit', '--sex', 'x'], '--sex takes male, female or other'],
    [['text.fit', '--colour'], "Unknown option '--colour'"],
  ])('ends with one line and code 1 for %j', async (args, line) => {
    await writeFile(join(folder, 'text.fit'), 'not a workout');
    const { code, out, err } = await ran(runAnalyse, ...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^analyse: [^\n]+\n$/);
    expect(err).toContain(line);
  });
});
