import { describe, expect, it } from '@jest/globals';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { ride, RIDE_S, run, RUNNER, SAMPLES } from '#test/builders/coached-samples.js';
import { readFindings } from '#test/builders/findings-of.js';
import { lapsOf, recordingOf, steps } from '#test/builders/recording.builder.js';

type Row = readonly [seconds: number, level: number];

function set(levels: readonly number[], work: number, rest: number): readonly Row[] {
  return [
    [900, 150],
    ...levels.flatMap((watts): Row[] => [
      [work, watts],
      [rest, 110],
    ]),
    [600, 130],
  ];
}

function pressedRide(rows: readonly Row[], heart = 150) {
  const power = steps(rows);
  return coachedWorkout(
    ride(power, (second) => heart + 0.08 * (power(Math.max(0, second - 40)) - 118), {
      seconds: rows.reduce((sum, [seconds]) => sum + seconds, 0),
      laps: lapsOf(rows.map(([seconds]) => ({ seconds, trigger: 'manual' as const }))),
    }),
  );
}

describe('a set of work intervals', () => {
  it('is named with what each of two put out, and a step that follows', () => {
    const found = readFindings(pressedRide(set([250, 252], 600, 300), 120))['structure.set'];
    expect(found?.statement).toMatch(/^2 × 10 min at 2[45]\d W and 2[45]\d W, .*\(.*%\)$/);
    expect(found?.action).toMatch(/3 × 10 min/);
    expect(found?.dropped).toEqual([]);
  });

  it('that faded asks for a start at its average', () => {
    const found = readFindings(pressedRide(set([300, 290, 275, 262, 255], 240, 180)));
    expect(found['structure.set']?.statement).toMatch(/the last \d+% below the first/);
    expect(found['structure.set']?.action).toMatch(/^Start the next 5 × 4 min at 27\d W/);
  });

  it('whose first two were too hard says so, with both levels', () => {
    const found = readFindings(pressedRide(set([320, 322, 285, 288, 284], 180, 300)));
    const opening = found['structure.set.opening'];
    expect(opening?.statement).toMatch(/first two .* 3[12]\d W.* 28\d W/);
    expect(opening?.weight).toBeGreaterThan(found['structure.set']?.weight ?? 1);
    expect(opening?.dropped).toEqual([]);
  });

  it('that was even has no such opening', () => {
    const found = readFindings(pressedRide(set([300, 301, 299, 300, 301], 180, 300)));
    expect(found['structure.set.opening']).toBeUndefined();
  });

  it('of mixed lengths is named by its main part', () => {
    const rows: Row[] = [
      [900, 150],
      [300, 290],
      [120, 110],
      [1200, 270],
      [180, 110],
      [1200, 265],
      [600, 130],
    ];
    const found = readFindings(pressedRide(rows))['structure.set'];
    expect(found?.statement).toMatch(/^2 × 20 min at 2[67]\d W and 2[67]\d W/);
  });

  it('is not seen in a steady ride', () => {
    expect(readFindings(SAMPLES.steadyRide())['structure.set']).toBeUndefined();
  });
});

describe('an even session', () => {
  it('is named by its halves and their heart rate', () => {
    const found = readFindings(SAMPLES.steadyRide())['structure.steady'];
    expect(found?.statement).toMatch(/first half.*second.*bpm/);
    expect(found?.dropped).toEqual([]);
  });

  it('is not claimed of a ride that faded, or of one without power', () => {
    expect(readFindings(SAMPLES.fadingRide())['structure.steady']).toBeUndefined();
    expect(readFindings(SAMPLES.rideWithoutPower())['structure.steady']).toBeUndefined();
  });

  it('is easy where heart rate stayed low, and is to be lengthened', () => {
    const calm = coachedWorkout(
      ride(
        () => 120,
        () => 115,
      ),
    );
    const found = readFindings(calm)['structure.easy'];
    expect(found?.statement).toMatch(/115 bpm on average, 61% of your maximum/);
    expect(found?.action).toMatch(/2 h|1 h 45/);
    expect(found?.dropped).toEqual([]);
    expect(readFindings(SAMPLES.racedRun())['structure.easy']).toBeUndefined();
  });
});

describe('the hardest minutes of a ride', () => {
  const burst = (from: number, seconds: number, watts: number) => (second: number) =>
    second >= from && second < from + seconds ? watts : 165;

  it('that came cold ask for an easier start', () => {
    const cold = coachedWorkout(ride(burst(60, 330, 260), () => 140));
    const found = readFindings(cold)['structure.hardest.cold'];
    expect(found?.statement).toContain('came cold');
    expect(found?.action).toMatch(/^Begin the next ride with easy minutes/);
  });

  it('are not named where none stands out', () => {
    const kinds = Object.keys(readFindings(SAMPLES.steadyRide()));
    expect(kinds.filter((kind) => kind.startsWith('structure.hardest'))).toEqual([]);
  });
});

describe('a run', () => {
  it('over a race distance is named by its time and halves', () => {
    const found = readFindings(SAMPLES.racedRun())['structure.race'];
    expect(found?.statement).toMatch(/^You ran 10 km in 41:2\d, .* for the halves$/);
    expect(found?.dropped).toEqual([]);
  });

  it('that grew faster from quarter to quarter is progressive', () => {
    const growing = coachedWorkout(
      run(
        (second) => 2.8 + (0.45 * second) / 3174,
        (second) => 138 + (12 * second) / 3174,
      ),
      RUNNER,
    );
    const found = readFindings(growing)['structure.progression'];
    expect(found?.statement).toMatch(/5:5\d \/km in the first km to 5:1\d \/km in km 9/);
    expect(found?.dropped).toEqual([]);
    expect(readFindings(SAMPLES.steadyRun())['structure.progression']).toBeUndefined();
  });
});

describe('length and load', () => {
  it('name a very long day, with food by the clock', () => {
    const long = coachedWorkout(
      ride(
        () => 130,
        () => 125,
        { seconds: 5.5 * 3600 },
      ),
    );
    const found = readFindings(long)['structure.long-day'];
    expect(found?.statement).toMatch(/very long .* 5:29:59/);
    expect(found?.action).toContain('eat and drink by the clock');
    expect(readFindings(SAMPLES.steadyRide())['structure.long-day']).toBeUndefined();
  });

  it('name surges and coasting where they made the ride', () => {
    const surges = coachedWorkout(
      ride(
        (second) => (Math.sin(second / 47) * Math.sin(second / 131) > 0.2 ? 330 : 70),
        () => 128,
        { channels: { altitude: () => 200 } },
      ),
    );
    expect(readFindings(surges)['structure.surging']?.statement).toMatch(/surges .*normalized/i);
    expect(readFindings(SAMPLES.steadyRide())['structure.surging']).toBeUndefined();
  });
});

describe('a session that was held level by level', () => {
  const levels: readonly Row[] = [
    [120, 120],
    [120, 135],
    [120, 150],
    [120, 165],
    [30, 230],
    [30, 105],
    [30, 230],
    [30, 105],
    [30, 230],
    [150, 105],
    [600, 200],
    [300, 125],
  ];
  const power = steps(levels);
  const trainer = () =>
    coachedWorkout(
      recordingOf({
        seconds: levels.reduce((sum, [seconds]) => sum + seconds, 0),
        indoor: true,
        channels: {
          power: (second) => power(second) + Math.round(2 * Math.sin(second / 3)),
          heartRate: (second) => Math.round(110 + second / 40 + Math.sin(second / 9)),
          cadence: (second) => (power(second) > 220 ? 114 : 86),
        },
      }),
    );

  it('shows its plan: rising steps, short efforts, the long block', () => {
    const found = readFindings(trainer())['structure.levels'];
    expect(found?.statement).toMatch(
      /^Steps rising from 1[12]\d W to 16\d W, three short efforts of 30 s at 2[23]\d W and 10 min at [12]\d\d W/,
    );
    expect(found?.because).toMatch(/11\d rpm/);
    expect(found?.dropped).toEqual([]);
  });

  it('is not seen where power wanders', () => {
    expect(readFindings(SAMPLES.steadyRide())['structure.levels']).toBeUndefined();
  });
});

describe('a work interval in which the power broke', () => {
  it('is named with its lowest minute', () => {
    const rows: Row[] = [
      [900, 150],
      [600, 250],
      [300, 110],
      [240, 250],
      [60, 190],
      [300, 250],
      [600, 130],
    ];
    const power = steps(rows);
    const broken = coachedWorkout(
      ride(power, () => 150, {
        seconds: 3000,
        laps: lapsOf(
          [900, 600, 300, 600, 600].map((seconds) => ({ seconds, trigger: 'manual' as const })),
        ),
      }),
    );
    const found = readFindings(broken)['structure.set'];
    expect(found?.because).toMatch(/Power broke to 1[89]\d W for a minute at 34:\d\d/);
    expect(found?.dropped).toEqual([]);
    expect(
      readFindings(pressedRide(set([250, 252], 600, 300)))['structure.set']?.because,
    ).not.toMatch(/broke/);
  });
});

describe('a recording that was left open for days', () => {
  it('is named as such', () => {
    const open = coachedWorkout(
      ride(
        () => 150,
        () => 130,
        {
          time: Array.from({ length: 3000 }, (_, second) => second + (second > 1500 ? 200_000 : 0)),
          pauses: [{ from: 1500, to: 201_501 }],
        },
      ),
    );
    const kinds = Object.keys(readFindings(open));
    expect(kinds.includes('structure.left-open') || kinds.includes('structure.two-sessions')).toBe(
      true,
    );
    expect(readFindings(SAMPLES.steadyRide())['structure.left-open']).toBeUndefined();
  });
});

describe('the halves of a ride', () => {
  it('are named where the second was stronger, or weaker at the same pulse', () => {
    const up = coachedWorkout(
      ride(
        (second) => (second < RIDE_S / 2 ? 175 : 200),
        () => 140,
      ),
    );
    const down = coachedWorkout(
      ride(
        (second) => (second < RIDE_S / 2 ? 215 : 188),
        () => 152,
      ),
    );
    const [stronger, weaker] = [readFindings(up), readFindings(down)];
    expect(stronger['structure.halves.stronger']?.statement).toMatch(
      /17\d W.*20\d W|20\d W.*17\d W/,
    );
    expect(weaker['structure.halves.weaker']?.statement).toMatch(/21\d W.*18\d W/);
    expect(weaker['structure.halves.weaker']?.dropped).toEqual([]);
  });

  it('are not named in an even ride', () => {
    const kinds = Object.keys(readFindings(SAMPLES.steadyRide()));
    expect(kinds.filter((kind) => kind.startsWith('structure.halves'))).toEqual([]);
  });
});
