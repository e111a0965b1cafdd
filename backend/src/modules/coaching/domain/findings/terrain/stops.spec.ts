import { describe, expect, it } from '@jest/globals';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { groundFindings, groundKinds, statementOf } from '#test/support/coach/ground-findings.js';

const SPEED = 8;

/** A ride that stands still, clock on, in these spans of seconds. */
function standingIn(spans: readonly (readonly [number, number])[], seconds = 5400) {
  const stands = (second: number) => spans.some(([from, to]) => second >= from && second < to);
  const metres = [0];
  for (let second = 1; second < seconds; second++)
    metres.push((metres.at(-1) ?? 0) + (stands(second) ? 0 : SPEED));
  return steadyRide(seconds, {
    channels: {
      speed: (second) => (stands(second) ? 0 : SPEED),
      power: (second) => (stands(second) ? 0 : 180),
      cadence: (second) => (stands(second) ? 0 : 85),
      distance: (second) => metres[second] ?? 0,
    },
  });
}

/** A stop of so many seconds at each of these. */
const at = (starts: readonly number[], length: number) =>
  starts.map((from) => [from, from + length] as const);

describe('stops', () => {
  it('are counted where they take long', () => {
    const found = groundFindings(standingIn(at([1200, 2400, 3600], 240)));
    expect(statementOf('terrain.stops.some', found)).toMatch(/^Three stops cut it into pieces/);
    expect(statementOf('terrain.stops.clock-on', found)).toMatch(/with the clock on: only/);
  });

  it('are no news where there are few short ones', () => {
    const kinds = groundKinds(standingIn(at([1200, 2400], 20)));
    expect(kinds.filter((kind) => kind.startsWith('terrain.stops'))).toEqual([]);
  });

  it('in a row at the start are the way out of town', () => {
    const starts = [60, 170, 290, 400, 510, 630, 740];
    expect(groundKinds(standingIn(at(starts, 40)))).toContain('terrain.stops.town');
    expect(
      groundKinds(
        standingIn(
          at(
            starts.map((start) => start + 3000),
            40,
          ),
        ),
      ),
    ).not.toContain('terrain.stops.town');
  });

  it('leave one stretch that was longest without any', () => {
    const starts = Array.from({ length: 12 }, (_, index) => 200 + 250 * index);
    expect(groundKinds(standingIn(at(starts, 120)))).toContain('terrain.stops.unbroken');
  });

  it('make a day out where the timer was off for hours', () => {
    const day = steadyRide(14_400, { pauses: [{ from: 3600, to: 9000 }] });
    const found = groundFindings(day);
    expect(found.map(({ kind }) => kind)).toContain('structure.day-of-stops');
    expect(groundKinds(steadyRide(14_400, { pauses: [{ from: 3600, to: 4200 }] }))).not.toContain(
      'structure.day-of-stops',
    );
  });
});
