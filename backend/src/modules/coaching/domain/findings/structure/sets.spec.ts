import { describe, expect, it } from '@jest/globals';
import { foremost } from '#coaching/domain/findings/find.js';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import type { Part, SessionPlan } from '#test/builders/physics/session-plan.js';
import { repeatedHill } from '#test/builders/physics/terrain.js';

const part = (kind: Part['kind'], output: number, seconds: number, to?: number): Part => ({
  kind,
  output,
  seconds,
  ...(to !== undefined && { to }),
});

/** Work of each set in a row, with a rest between the sets, on the laps that were pressed. */
function session(
  family: SessionPlan['family'],
  sets: readonly (readonly Part[])[],
  betweenS = 240,
) {
  const easy = family === 'cycling' ? 130 : 2.6;
  const plan: SessionPlan = {
    family,
    seed: 5,
    unevenness: 'calm',
    laps: 'manual',
    parts: [
      part('warmup', easy, 760),
      ...sets.flatMap((work, at) =>
        at === 0 ? work : [part('recovery', 0.85 * easy, betweenS), ...work],
      ),
      part('cooldown', easy, 560),
    ],
  };
  return sheetOf(makeSession(plan).recording);
}

const times = (count: number, parts: (at: number) => readonly Part[]): readonly Part[] =>
  Array.from({ length: count }, (_, at) => parts(at)).flat();
const kindsOf = (sheet: ReturnType<typeof session>) => foremost(sheet).map(({ kind }) => kind);

describe('over-unders', () => {
  const sets = [
    [200, 262],
    [222, 280],
    [222, 236],
  ].map(([under = 0, over = 0]) =>
    times(2, () => [part('work', under, 180), part('work', over, 60)]),
  );

  it('are compared set by set, with the contrast that shrank', () => {
    const sheet = session('cycling', sets);
    const words = shown(sheet, found(sheet, 'structure.over-unders'));
    expect(words).toMatch(/^3 × 2 × \(3 min \+ 1 min\) over-unders: the first set was the weakest/);
    expect(words).toContain('the second set the strongest');
    expect(words).toContain('The contrast shrank in the last set: overs of 238 W against unders');
    expect(kindsOf(sheet)).not.toContain('structure.set');
  });

  it('keep their contrast where every set was alike', () => {
    const sheet = session(
      'cycling',
      [1, 2, 3].map(() => sets[1] ?? []),
    );
    const words = shown(sheet, found(sheet, 'structure.over-unders'));
    expect(words).toContain('set by set alike');
    expect(words).not.toContain('shrank');
  });
});

describe('a pyramid', () => {
  const rungs = (outputs: readonly number[]) =>
    outputs.map((output, at) => [part('work', output, [60, 120, 180, 120, 60][at] ?? 60)]);

  it('that was weaker on the way down says so by equal lengths', () => {
    const sheet = session('running', rungs([4.5, 4.4, 4.2, 4, 3.9]), 110);
    expect(shown(sheet, found(sheet, 'structure.pyramid'))).toMatch(
      /weaker on the way down: 4:1\d \/km, against 3:4\d \/km .*Begin the next/,
    );
    expect(kindsOf(sheet)).not.toContain('structure.set.opening');
  });

  it('that was stronger on the way down begins higher next time', () => {
    const sheet = session('cycling', rungs([250, 255, 270, 285, 290]), 110);
    expect(shown(sheet, found(sheet, 'structure.pyramid'))).toMatch(/stronger on the way down/);
  });
});

describe('sets of short repetitions', () => {
  const shorts = (output: (set: number, at: number) => number, count = 2) =>
    Array.from({ length: count }, (_, set) =>
      times(8, (at) => [
        part('work', output(set, at), 40),
        ...(at < 7 ? [part('recovery', 120, 20)] : []),
      ]),
    );

  it('did not fade where one weak repetition ended a set like the others', () => {
    const sheet = session(
      'cycling',
      shorts((set, at) => (set === 1 && at === 7 ? 280 : 320)),
    );
    expect(shown(sheet, found(sheet, 'structure.set'))).toMatch(
      /no fade: 3\d\d W in the first set, 3\d\d W in the last/,
    );
  });

  it('fade by the means of their sets', () => {
    const sheet = session(
      'cycling',
      shorts((set) => 330 - 30 * set),
    );
    expect(found(sheet, 'structure.set')?.statement).toContain('a fade:');
  });
});

describe('passes of one climb', () => {
  const hill = (seconds: number, to: number) =>
    sheetOf(
      makeSession({
        family: 'cycling',
        seed: 3,
        unevenness: 'calm',
        parts: [part('steady', 195, seconds, to)],
        terrain: repeatedHill(4000, 0.06),
        pushUphill: 4,
      }).recording,
    );

  it('are hill repeats with the power of each, and no mountain day', () => {
    const sheet = hill(5000, 195);
    expect(shown(sheet, found(sheet, 'structure.hill-repeats'))).toMatch(
      /^(Three|Four) climbs of 2\d\d m each, at 2\d\d W.*: held to the last climb/,
    );
    expect(found(sheet, 'structure.mountain-day')).toBeNull();
    expect(kindsOf(sheet)).not.toContain('cost.coasting');
  });

  it('that got weaker are a fade', () => {
    expect(found(hill(5000, 150), 'structure.hill-repeats')?.statement).toContain('a fade from');
  });
});

describe('the end of a ride', () => {
  const ride = (last: number) =>
    sheetOf(
      makeSession({
        family: 'cycling',
        seed: 4,
        unevenness: 'calm',
        parts: [part('steady', 160, 3300), part('steady', last, 80), part('steady', 120, 60)],
      }).recording,
    );

  it('with the best minute of the day is a kick, and not a progression', () => {
    expect(shown(ride(290), found(ride(290), 'structure.kick'))).toMatch(
      /^A kick at the end: .*29\d W/,
    );
    expect(found(ride(290), 'structure.progression')).toBeNull();
    expect(found(ride(165), 'structure.kick')).toBeNull();
  });
});

describe('a progression', () => {
  it('is the headline before the hardness of the run, from its first kilometre on', () => {
    const sheet = sheetOf(
      makeSession({
        family: 'running',
        seed: 3,
        unevenness: 'usual',
        laps: 'auto',
        parts: [part('steady', 2.8, 3000, 3.9)],
      }).recording,
    );
    expect(kindsOf(sheet)[0]).toBe('structure.progression');
    expect(shown(sheet, foremost(sheet)[0] ?? null)).toMatch(
      /in the first km to 4:\d\d \/km in km/,
    );
  });
});
