import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { sampleWorkout } from '#test/builders/coached-sheets.js';
import { coachAnswer } from '../answer/coach-answer.js';
import { buildFactSheet } from '../facts/build-fact-sheet.js';
import type { AthleteCard } from '../facts/fact-sheet.js';
import { asClause } from '../facts/workout/metric-facts.js';
import { Verifier } from '../verifier/verifier.js';

type Level = AthleteCard['level'];

/** A ride on which nothing, or much, was taken from a reserve of 20 kJ. */
function asked(minimumJ: number, level: Level): string {
  const workout = sampleWorkout('steadyRide');
  const wPrimeBalance = {
    model: 'differential',
    source: 'profile',
    criticalPowerW: 260,
    wPrimeJ: 20_000,
    minimumJ,
    minimumAtS: minimumJ === 20_000 ? 0 : 1800,
  } as const;
  const sheet = buildFactSheet(
    { ...workout, analysis: { ...workout.analysis, wPrimeBalance } },
    METRIC_UNITS,
    { athlete: { level, injuries: false } },
  );
  const question = 'Did I use up my reserve above critical power?';
  const verifier = new Verifier(sheet, question);
  return coachAnswer(question, sheet, [])
    .sentences.map((sentence) => verifier.check(sentence))
    .join(' ');
}

describe('the words of the built-in coach', () => {
  it.each<Level>(['beginner', 'advanced'])(
    'say of a reserve that nothing was taken from that it stayed whole, to who is %s',
    (level) => {
      expect(asked(20_000, level)).toMatch(/^No: your .* stayed whole, /);
      expect(asked(20_000, level)).not.toContain('0:00');
      expect(asked(8000, level)).toMatch(/40%/);
    },
  );

  it('say only once that a value is unknown', () => {
    expect(
      asClause(
        'Critical power cannot be estimated: it needs three all-out efforts of 2 to 20 minutes.',
      ),
    ).toBe('it needs three all-out efforts of 2 to 20 minutes');
    expect(asClause('No FTP is known.')).toBe('no FTP is known');
  });
});
