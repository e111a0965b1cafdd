import { describe, expect, it } from '@jest/globals';
import { analyse } from '#analysis/analyse.js';
import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { ATHLETE } from '../builders/recording.builder.js';
import { corpusBytes, corpusFiles, corpusIsThere, type CorpusFile } from './corpus.js';
import { checksOf, type Check, type Computed } from './engine-checks.js';
import { EXCEPTIONS, isExcepted } from './engine-exceptions.js';
import { SDK_LIMITS } from './sdk-limits.js';

/** The manifest's example athlete: FTP 250 W, heart rate 50 to 190 bpm. */
const EXAMPLE = { ...ATHLETE, weightKg: null };
const NOW = Date.UTC(2026, 10, 21);
const accepted = corpusFiles().filter(
  ({ name, contract }) => contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);
const computed = accepted.filter((file) => file.computed !== undefined);

describe('the engine on recordings of real devices', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(computed)('agrees with what was worked out from the records of $name', (file) => {
    const { checks } = checked(file);
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.filter((check) => !check.agrees && !isExcepted(file.name, check.name))).toEqual(
      [],
    );
  });

  it.each(EXCEPTIONS)('differs where it must: $why', ({ values }) => {
    for (const [name, excepted] of Object.entries(values)) {
      const file = computed.find((candidate) => candidate.name === name);
      const differing =
        file === undefined ? [] : checked(file).checks.filter((check) => !check.agrees);
      for (const value of excepted)
        expect(
          differing.filter(
            ({ name: of }) =>
              of === value || (value.endsWith('*') && of.startsWith(value.slice(0, -1))),
          ),
        ).not.toEqual([]);
    }
  });

  it.each(EXCEPTIONS.filter(({ within }) => within !== undefined))(
    'stays near where holes alone are treated otherwise: $why',
    ({ values, within = 0 }) => {
      for (const name of Object.keys(values)) {
        const file = computed.find((candidate) => candidate.name === name);
        const excepted =
          file === undefined
            ? []
            : checked(file).checks.filter((check) => (values[name] ?? []).includes(check.name));
        expect(
          excepted.filter(
            ({ ours, theirs }) => !(Math.abs((ours ?? Number.NaN) / Number(theirs) - 1) <= within),
          ),
        ).toEqual([]);
      }
    },
  );

  it.each(accepted)('measures $name, damaged or not, without NaN or infinity', (file) => {
    const { analysis } = measured(file);
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
    for (const zones of [analysis.zones.power, analysis.zones.heartRate].filter(
      (table) => table !== undefined,
    )) {
      expect(zones.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(
        zones.some(({ seconds }) => seconds > 0) ? 100 : 0,
        6,
      );
    }
    const curve = analysis.curves.power ?? [];
    // No window can hold more than its best second.
    expect(curve.every(({ watts }) => watts <= (curve[0]?.watts ?? 0))).toBe(true);
  });
});

const memory = new Map<string, { recording: Recording; analysis: Analysis }>();

function measured(file: CorpusFile): { recording: Recording; analysis: Analysis } {
  const known = memory.get(file.name);
  if (known !== undefined) return known;
  const recording = readFit(corpusBytes(file.name), NOW);
  const result = { recording, analysis: analyse(recording, EXAMPLE) };
  memory.set(file.name, result);
  return result;
}

function checked(file: CorpusFile): { checks: Check[] } {
  const { recording, analysis } = measured(file);
  return { checks: checksOf(recording, analysis, computedOf(file)) };
}

function computedOf({ computed, sessions = [] }: CorpusFile): Computed {
  const written = computed as unknown as Computed & { readonly spanS: number };
  const [session] = sessions.length === 1 ? sessions : [];
  const elapsedS = session?.elapsedS ? Math.max(session.elapsedS, session.timerS ?? 0) : null;
  return { ...written, elapsedS: elapsedS ?? written.spanS };
}
