import { describe, expect, it } from '@jest/globals';
import { REPS, ride, run, RUNNER } from '#test/builders/coached-samples.js';
import { coachedWorkout, lookAt } from '#test/builders/coached-workout.builder.js';
import { ATHLETE, lapsOf, steps } from '#test/builders/recording.builder.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { lookWithTools } from '#coaching/adapters/builtin/look-with-tools.js';
import { tellWithTools } from '#coaching/adapters/builtin/tell-with-tools.js';
import { coachAnswer } from '../answer/coach-answer.js';
import { buildFactSheet } from '../facts/build-fact-sheet.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { FactSheet } from '../facts/fact-sheet.js';
import { writeFirstReport } from '../report/first-report.js';
import { Toolbox } from '../tools/toolbox.js';
import { Verifier } from '../verifier/verifier.js';

interface Coached {
  readonly sheet: FactSheet;
  readonly report: ReturnType<typeof writeFirstReport>;
  readonly ask: (question: string) => string;
}

/** The report and the answers about one workout; the verifier must drop no sentence. */
function coached(workout: AnalysedWorkout): Coached {
  const look = lookAt(workout);
  const sheet = buildFactSheet(workout, METRIC_UNITS, { look });
  const tools = new Toolbox(
    { workouts: [{ name: 'W1', workout, look: () => look }], past: null, weeks: null },
    sheet,
  );
  return {
    sheet,
    report: writeFirstReport(sheet),
    ask: (question) => {
      const answer = coachAnswer(question, sheet, [], {
        look: lookWithTools(tools),
        tell: tellWithTools(tools),
      });
      const verifier = new Verifier(answer.sheet, question);
      expect(answer.sentences.filter((sentence) => verifier.check(sentence) === '')).toEqual([]);
      return verifier.released.content;
    },
  };
}

const none = () => Number.NaN;
const textOf = ({ sections }: ReturnType<typeof writeFirstReport>) =>
  sections.map(({ text }) => text).join(' ');

/** Two short and two long pieces of work, by the lap button. */
const UNEQUAL = [
  [900, 150],
  [300, 295],
  [150, 110],
  [260, 325],
  [150, 110],
  [1200, 311],
  [150, 110],
  [1200, 305],
  [400, 140],
] as const;
const unequal = () => {
  const power = steps(UNEQUAL);
  return coached(
    coachedWorkout(
      ride(power, (second) => 128 + 0.12 * (power(Math.max(0, second - 40)) - 118), {
        seconds: UNEQUAL.reduce((sum, [seconds]) => sum + seconds, 0),
        laps: lapsOf(UNEQUAL.map(([seconds]) => ({ seconds, trigger: 'manual' as const }))),
      }),
    ),
  );
};

describe('intervals that are not of one length', () => {
  it('are named as a set by the headline, the report and the answer', () => {
    const { report, ask, sheet } = unequal();
    expect(sheet.get('intervals.lengths')?.display).toBe('4:20 to 20:00');
    expect(textOf(report)).toMatch(/2 × 20 min at \d+ W and \d+ W/);
    expect(textOf(report)).not.toMatch(
      /of 12 min|on average 12 min|than in the first|set was uneven/,
    );
    expect(ask('How even were my intervals?')).toMatch(
      /^They were not of one length, from 4:20 to 20:00, so how even the whole set was says little\./,
    );
    expect(ask('summary')).toMatch(/2 × 20 min at \d+ W and \d+ W/);
  });

  it('are left alone where they are of one length', () => {
    const power = steps(REPS);
    const { sheet, report } = coached(
      coachedWorkout(
        ride(power, () => 140, {
          seconds: REPS.reduce((sum, [seconds]) => sum + seconds, 0),
          laps: lapsOf(REPS.map(([seconds]) => ({ seconds, trigger: 'manual' as const }))),
        }),
      ),
    );
    expect(sheet.has('intervals.lengths')).toBe(false);
    expect(report.headline).toMatch(/5 × 4 min/);
  });

  it('have the same power as the laps that they were made from', () => {
    const { sheet } = unequal();
    const displays = (prefix: string, numbers: readonly number[], what: string) =>
      numbers.map((number) => sheet.withKey(`${prefix}.${number}.${what}`)?.display);
    expect(displays('laps', [2, 4, 6, 8], 'power')).toEqual(
      displays('intervals.rep', [1, 2, 3, 4], 'output'),
    );
  });
});

describe('what two measures say of one thing', () => {
  it('calls an effort up and down in the summary where it does so when asked', () => {
    const wild = coached(
      coachedWorkout(
        ride(
          (second) => (second % 40 < 20 ? 120 : 290),
          () => 140,
        ),
      ),
    );
    const asked = wild.ask('How steady was it?');
    const summary = wild.ask('summary');
    expect(asked.includes('went up and down') && /steady ride/.test(summary)).toBe(false);
    expect(/mostly steady/.test(textOf(wild.report)) && asked.includes('went up and down')).toBe(
      false,
    );
  });

  it('calls nothing steady that came in waves', () => {
    const waves = coached(
      coachedWorkout(
        ride(
          (second) => [200, 180, 206, 184][Math.floor(second / 1383)] ?? 184,
          () => 138,
        ),
      ),
    );
    expect(waves.ask('How steady was it?')).toMatch(
      /^Uneven: this ride went up and down a good deal\./,
    );
    for (const text of [waves.ask('summary'), textOf(waves.report)])
      expect(text).not.toMatch(/\bsteady ride/);
  });

  it('does not praise decoupling where heart rate rose at one output', () => {
    const { sheet } = coached(
      coachedWorkout(
        ride(
          () => 198,
          (second) => 138 + (14 * second) / 5530,
        ),
      ),
    );
    const changes: Readonly<Record<string, object>> = {
      'heartRate.decoupling': { value: 0.01, display: '0%' },
      'heartRate.drift': { value: 6, display: '+6 bpm/h', trend: 'up' },
    };
    expect(sheet.has('heartRate.decoupling', 'heartRate.drift')).toBe(true);
    const contrary = new FactSheet(
      sheet.context,
      sheet.facts.map((fact) => ({ ...fact, ...changes[fact.key] })),
      sheet.constants,
      sheet.unknowns,
      sheet.extras,
    );
    const answer = coachAnswer('Did my heart rate drift?', contrary).sentences.join('');
    expect(answer).toMatch(
      /^Perhaps a little: with the output held equal your heart rate rose by 6 bpm\/h/,
    );
    expect(answer).not.toContain('stayed together well');
    expect(textOf(writeFirstReport(contrary))).not.toContain('stayed together');
  });

  it('does not call heart rate trustworthy that peaks above the maximum', () => {
    const high = coached(
      coachedWorkout(
        ride(
          () => 198,
          (second) =>
            150 + 47 * Math.max(0, Math.min(1, (second - 3000) / 120, (3300 - second) / 120)),
        ),
      ),
    );
    const answer = high.ask('Is my heart rate data trustworthy?');
    expect(answer).toMatch(/^Mostly, with one doubt: its peak of 199 bpm\./);
    expect(answer).toMatch(/above your known maximum of 190 bpm/);
    expect(answer).not.toContain('can be trusted');
    expect(high.ask('Was my heart rate normal?')).toMatch(/longer than a moment/);
  });
});

describe('answers where data is missing', () => {
  const bare = () =>
    coached(
      coachedWorkout(
        run((second) => (second < 1100 ? 4.55 : 4.42), none, {
          seconds: 2260,
          channels: { altitude: none, cadence: none },
        }),
        RUNNER,
      ),
    );

  it('gives the time of this run where it covered the distance', () => {
    expect(bare().ask('What 10K could I run?')).toMatch(
      /^At least what you ran here: 10 km in 37:\d\d; I can't predict more, because /,
    );
  });

  it('splits by the clock, and tells effort and hills apart from it', () => {
    expect(bare().ask('Did I run a negative split?')).toMatch(
      /^No, it was a positive split: [^(]*\(18:\d\d and 19:\d\d for the halves\)\./,
    );
    const uphill = coached(
      coachedWorkout(
        run(
          (second) => (second < 1500 ? 3.9 : 3.5),
          (second) => 150 + second / 200,
          {
            seconds: 3000,
            channels: {
              altitude: (second) => (second < 1500 ? 100 : 100 + (second - 1500) * 0.14),
            },
          },
        ),
        RUNNER,
      ),
    );
    expect(uphill.ask('negative split?')).toMatch(
      /^No, it was a positive split: [^.]*\.\s+By effort the second half was the stronger one:/,
    );
  });

  it('does not send to the profile for what the file lacks', () => {
    const empty = coached(
      coachedWorkout(ride(none, none, { channels: { power: none, heartRate: none } }), ATHLETE),
    );
    for (const question of ['How long was I above threshold?', 'Which zone was I in?']) {
      expect(empty.ask(question)).toContain(
        'Record with a power meter or a heart-rate strap next time, and I can work it out.',
      );
      expect(empty.ask(question)).not.toMatch(/profile/);
    }
  });

  it('says that a run had no power', () => {
    expect(bare().ask('How was my power?')).toMatch(
      /^I can't tell you about your power, because this run has no power data\./,
    );
  });
});

describe('the small print', () => {
  it('takes no change of FTP for granted', () => {
    const steady = coached(
      coachedWorkout(
        ride(
          () => 198,
          () => 140,
        ),
      ),
    );
    expect(steady.ask('Why has my FTP dropped since last year?')).toMatch(
      /^I can't tell how your FTP changed, because I have only your FTP on this day\./,
    );
    expect(steady.ask('Is my FTP right?')).not.toMatch(/changed/);
  });

  it('doubts a cadence that no legs reach', () => {
    const odd = coached(
      coachedWorkout(
        run(
          () => 3,
          () => 150,
          { channels: { cadence: (second) => (second > 900 && second < 915 ? 243 : 168) } },
        ),
        RUNNER,
      ),
    );
    expect(odd.ask('How was my cadence?')).toMatch(
      /The highest was 24\d spm, which is more likely the sensor than your legs\./,
    );
  });

  it('names a place once', () => {
    const answer = coached(
      coachedWorkout(
        ride(
          () => 198,
          () => 140,
        ),
      ),
    ).ask('Power between 20 and 30 minutes?');
    expect(answer.match(/In the stretch from/g)).toHaveLength(1);
    expect(answer).toContain('There your heart rate averaged');
  });
});
