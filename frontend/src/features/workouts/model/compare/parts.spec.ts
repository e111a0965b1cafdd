import { describe, expect, it } from '@jest/globals';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#lib/units.js';
import { part, parts } from '#testing/workouts/compared-parts.js';
import { climbRows, type PartDifference, type PartFigures, repRows, splitRows } from './parts.js';

const RIDE = { family: 'cycling', units: METRIC_UNITS } as const;
const RUN = { family: 'running', units: METRIC_UNITS } as const;

const text = (figures: PartFigures | null | undefined): string =>
  (figures ?? []).map(({ value, unit }) => `${value} ${unit}`.trim()).join(' | ');
const difference = (found: PartDifference | undefined): string => {
  if (!found) return '';
  return 'reason' in found ? found.reason : text(found.figures);
};

describe('rows of reps', () => {
  const table = (rows: Parameters<typeof parts>[0]) => parts(rows);

  it('do not compare a rep of another length, and say so', () => {
    const found = repRows(
      table({
        reps: {
          kind: 'work',
          compared: 2,
          rows: [1, 2].map(() => ({
            parts: [part(), part({ seconds: 60, avgPowerW: 340, alike: false })],
          })),
        },
      }),
      RIDE,
    );
    expect(found.map(({ differences }) => difference(differences[0]))).toEqual([
      'Another length, so not compared',
      'Another length, so not compared',
      'Other lengths, so not compared',
    ]);
    expect(text(found[0]?.cells[1])).toBe('340 W | 165 bpm | 1:00');
  });

  it('weigh the mean by time', () => {
    const found = repRows(
      table({
        reps: {
          kind: 'work',
          compared: 2,
          rows: [
            { parts: [part({ seconds: 100, avgPowerW: 300 }), part()] },
            { parts: [part({ seconds: 300, avgPowerW: 260 }), part()] },
          ],
        },
      }),
      RIDE,
    );
    expect(found.at(-1)).toMatchObject({ head: 'Mean', mean: true });
    expect(text(found.at(-1)?.cells[0])).toBe('270 W | 165 bpm | 3:20');
  });

  it('show pace on foot, and differences of three workouts against the first', () => {
    const run = (avgSpeedMps: number) => part({ avgSpeedMps, avgPowerW: null });
    const [first] = repRows(
      table({
        reps: {
          kind: 'work',
          compared: 1,
          rows: [{ parts: [run(4), run(4.2), run(3.9)] }],
        },
      }),
      RUN,
    );
    expect(text(first?.cells[0])).toBe('4:10 /km | 165 bpm | 4:00');
    expect(first?.differences.map((one) => difference(one))).toEqual([
      '\u22120:12 /km | 0 bpm | 0:00',
      '+0:06 /km | 0 bpm | 0:00',
    ]);
  });
});

describe('rows of climbs', () => {
  const climb = (changes: Parameters<typeof part>[0]) =>
    part({ ascentM: 144, gradePercent: 6, sameHill: 'place', ...changes });

  it('compare time, power and heart rate on one hill, and show its size on each side', () => {
    const [row] = climbRows(
      parts({ climbs: [{ parts: [climb({ seconds: 400 }), climb({ seconds: 343 })] }] }),
      RIDE,
    );
    expect(text(row?.cells[0])).toBe('6:40 | 280 W | 165 bpm | 2.40\u00a0km, 144\u00a0m, 6.0%');
    expect(difference(row?.differences[0])).toBe('\u22120:57 | 0 W | 0 bpm');
  });

  it('do not compare another hill, whose length and height are shown', () => {
    const other = climb({ distanceM: 900, ascentM: 70, sameHill: null, alike: false });
    const [row] = climbRows(parts({ climbs: [{ parts: [climb({}), other] }] }), RIDE);
    expect(difference(row?.differences[0])).toBe('Another hill, so not compared');
    expect(text(row?.cells[1])).toContain('0.90\u00a0km, 70\u00a0m');
  });
});

describe('rows of splits', () => {
  const rows = [{ parts: [part(), part()] }, { parts: [part(), part({ alike: false })] }];

  it('are named by the unit of the athlete', () => {
    const heads = (units: typeof METRIC_UNITS, step: number) =>
      splitRows(parts({ splitsByDistance: { step, rows } }), 'distance', {
        family: 'running',
        units,
      }).map(({ head }) => head);
    expect(heads(METRIC_UNITS, 1000)).toEqual(['km 1', 'km 2']);
    expect(heads(IMPERIAL_UNITS, 1609.344)).toEqual(['mile 1', 'mile 2']);
    expect(heads(METRIC_UNITS, 10_000)).toEqual(['0–10\u00a0km', '10–20\u00a0km']);
  });

  it('do not compare one that was cut short', () => {
    const found = splitRows(parts({ splitsByTime: { step: 300, rows } }), 'time', RIDE);
    expect(found.map(({ differences }) => difference(differences[0]))).toEqual([
      '0 W | 0.00 km | 0 bpm',
      'Cut short, so not compared',
    ]);
  });
});
