import { prefixSums } from '#analysis/math/rolling.js';
import { medianOf } from '#analysis/math/statistics.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { CloserLook } from '../closer/closer-look.js';
import { duration, speedOrPace, whole, wholeChange, type FactName } from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { DETECTABLE, isDetectable } from './detectable.js';
import type { Compared } from './delta-facts.js';

/** Heart rate settles first. */
const WARM_UP_S = 600;
/** Outputs within this share of each other count as one (ours). */
const SAME_OUTPUT = { power: 0.05, speed: 0.03 } as const;
const MEAN_S = 30;
/** Less time at one output says little of heart rate (ours). */
const SHORTEST_S = 300;
const EVEN_SHAPES = ['steady', 'rolling', 'race'];
const METHOD = 'means of half minutes at one output, after the first 10 min';

interface Looked extends Compared {
  readonly look: CloserLook | null;
}

/** Heart rate at one output that all of them held for a while: the fairest word on efficiency. */
export function matchedFacts(
  compared: readonly Looked[],
  units: UnitPreferences,
): { readonly facts: (FactDraft | null)[]; readonly unknowns: UnknownDraft[] } {
  const looks = compared.flatMap(({ look }) => look ?? []);
  const refuse = (reason: string) => ({
    facts: [],
    unknowns: [{ key: 'matched', label: 'Heart rate at the same output', reason }],
  });
  if (looks.length < compared.length) return { facts: [], unknowns: [] };
  if (compared.some(({ workout }) => !EVEN_SHAPES.includes(workout.analysis.sessionShape)))
    return refuse('in sessions that go up and down heart rate lags behind the output');
  if (new Set(compared.map(({ workout }) => workout.indoor)).size > 1)
    return refuse(
      'one was indoors, where less wind cools you and metres are the machine\u2019s own',
    );
  const outputs = looks.map(halfMinutes);
  if (outputs.some((rows) => rows.length === 0))
    return refuse('one of them lacks output or heart rate');
  const channel = looks[0]?.ground.output?.channel ?? 'speed';
  const target =
    medianOf(outputs.map((rows) => medianOf(rows.map(({ output }) => output)) ?? Number.NaN)) ??
    Number.NaN;
  const held = outputs.map((rows) =>
    rows.filter(({ output }) => Math.abs(output - target) <= SAME_OUTPUT[channel] * target),
  );
  if (held.some((rows) => rows.length * MEAN_S < SHORTEST_S))
    return refuse('they have too little time at one and the same output');
  const running = compared[0]?.workout.family === 'running';
  const beats = held.map(
    (rows) => rows.reduce((sum, { heartRate }) => sum + heartRate, 0) / rows.length,
  );
  const of = (key: string, label: string, about: string[]): FactName => ({
    key,
    label,
    about,
    method: METHOD,
    quality: 'derived',
  });
  const level =
    channel === 'power'
      ? whole(
          of('matched.output', 'The output at which heart rates are compared', ['power']),
          target,
          'W',
        )
      : speedOrPace(
          of(
            'matched.output',
            `The ${running ? 'pace' : 'speed'} at which heart rates are ` +
              `compared${running ? ', hills taken out' : ''}`,
            ['speed'],
          ),
          target,
          running,
          units,
        );
  const base = beats[0] as number;
  return {
    facts: [
      level,
      ...compared.flatMap(({ name, day }, index) => [
        {
          ...duration(
            of(`${name}.matched.time`, `Time at that output, ${day}`, ['time']),
            (held[index]?.length ?? 0) * MEAN_S,
          ),
          subject: name,
        },
        {
          ...whole(
            of(`${name}.matched.heartRate`, `Average heart rate at that output, ${day}`, [
              'average',
              'heartRate',
            ]),
            beats[index] as number,
            'bpm',
          ),
          subject: name,
        },
      ]),
      ...compared.slice(1).map(({ name, day }, index) => {
        const own = beats[index + 1] as number;
        const same = isDetectable(DETECTABLE.heartRate, base, own)
          ? ''
          : ', about the same within what can be measured';
        return {
          ...wholeChange(
            {
              ...of(
                `delta.${name}.matched.heartRate`,
                `Heart rate at that output, ${day} against ${compared[0]?.day ?? ''}${same}`,
                ['change', 'heartRate'],
              ),
              method: 'delta',
              whose: {
                label: `Heart rate at that output${same === '' ? '' : ', about the same'}`,
                workout: `${day} against ${compared[0]?.day ?? ''}`,
              },
            },
            Math.round(own) - Math.round(base),
            'bpm',
          ),
          subject: name,
        };
      }),
    ],
    unknowns: [],
  };
}

/**
 * Means of half minutes of running timer with output and heart rate throughout; empty where either
 * is missing.
 */
function halfMinutes({
  ground: { grid, output },
}: CloserLook): { readonly output: number; readonly heartRate: number }[] {
  const { heartRate } = grid.channels;
  if (!output?.levelled || heartRate === undefined) return [];
  const [efforts, beats, gaps] = [
    prefixSums(output.effort),
    prefixSums(heartRate),
    prefixSums(
      Float64Array.from(heartRate, (value, row) =>
        Number.isFinite(value) && Number.isFinite(output.effort[row]) && grid.paused[row] === 0
          ? 0
          : 1,
      ),
    ),
  ];
  const mean = (sums: Float64Array, from: number) =>
    ((sums[from + MEAN_S] as number) - (sums[from] as number)) / MEAN_S;
  const rows: { output: number; heartRate: number }[] = [];
  for (let row = WARM_UP_S; row + MEAN_S <= grid.length; row += MEAN_S)
    if (mean(gaps, row) === 0)
      rows.push({ output: mean(efforts, row), heartRate: mean(beats, row) });
  return rows;
}
