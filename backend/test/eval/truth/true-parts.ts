import { PHYSIQUE } from '#test/builders/physics/athlete.js';
import { keptLaps } from '#workouts/domain/simulation/keep-laps.js';
import { simulate } from '#workouts/domain/simulation/simulate.js';
import type { Part, SessionPlan } from '#test/builders/physics/session-plan.js';
import type { TruthBook } from './true-values.js';
import { mean, secondAtDistance, within, type Series } from './series.js';

const METRES_PER_MILE = 1609.344;

/** Truths of the work intervals, from the plan's own parts. */
export function intervalTruths(book: TruthBook, series: Series, plan: SessionPlan): void {
  const spans = spansOf(plan.parts);
  const works = spans.filter(({ part }) => part.kind === 'work');
  if (works.length === 0) return;
  // Without laps the edges have to be read off the output, and a few seconds more or less are
  // nobody's mistake.
  const share = plan.laps === 'manual' || plan.laps === 'steps' ? 0.012 : 0.035;
  const output = (from: number, to: number) =>
    series.power ? mean(within(series, series.power, from, to)) : speedWithin(series, from, to);
  const levels = works.map(({ from, to }) => output(from, to));
  const lengths = works.map(({ from, to }) => to - from);
  const rest = spans.filter(({ part }) => part.kind === 'recovery');
  const total = lengths.reduce((sum, value) => sum + value, 0);
  const overall =
    levels.reduce((sum, value, index) => sum + value * (lengths[index] ?? 0), 0) / total;
  book.put('intervals.count', works.length, { absolute: 0 });
  book.put('intervals.duration', total / works.length, { absolute: 4 });
  book.put('intervals.total', total, { absolute: 4 * works.length });
  book.put('intervals.output', overall, { share });
  book.put('intervals.spread', ((Math.max(...levels) - Math.min(...levels)) / overall) * 100, {
    absolute: 200 * share,
  });
  const alike = works.map((_, index) => index).filter((index) => isLikeMost(lengths, index));
  const [first, last] = [levels[alike[0] ?? 0] ?? 1, levels[alike.at(-1) ?? 0] ?? 0];
  book.put('intervals.trend', (last / first - 1) * 100, { absolute: 200 * share });
  if (rest.length > 0)
    book.put('intervals.recovery', mean(rest.map(({ from, to }) => to - from)), {
      absolute: 8,
      share: 0.05,
    });
  works.forEach(({ from, to }, index) => {
    const key = `intervals.rep.${index + 1}`;
    book.put(`${key}.duration`, to - from, { absolute: 5 });
    book.put(`${key}.time`, to - from, { absolute: 5 });
    book.put(`${key}.output`, levels[index] ?? Number.NaN, { share });
    if (series.power) book.put(`${key}.perKg`, (levels[index] ?? 0) / PHYSIQUE.weightKg, { share });
    if (!series.heartRate) return;
    const beats = within(series, series.heartRate, from, to);
    book.put(`${key}.heartRate`, mean(beats), { absolute: plan.laps === 'auto' ? 4 : 1.5 });
    book.put(`${key}.heartRateMax`, Math.max(...beats), { absolute: 2 });
  });
  if (series.heartRate)
    book.put(
      'intervals.heartRate',
      mean(works.flatMap(({ from, to }) => within(series, series.heartRate ?? [], from, to))),
      { absolute: 2 },
    );
}

/**
 * Whether an interval belongs to the largest group of one length, within 15 %: only like intervals
 * have a trend. Where fewer than three are alike, all count.
 */
function isLikeMost(lengths: readonly number[], index: number): boolean {
  const like = (model: number) =>
    lengths.filter((length) => Math.abs(length - model) <= 0.15 * model).length;
  const most = Math.max(...lengths.map(like));
  const model = lengths.find((length) => like(length) === most) ?? 0;
  return most < 3 || Math.abs((lengths[index] ?? 0) - model) <= 0.15 * model;
}

function spansOf(
  parts: readonly Part[],
): readonly { readonly part: Part; readonly from: number; readonly to: number }[] {
  let from = 0;
  return parts.map((part) => {
    const span = { part, from, to: from + part.seconds };
    from = span.to;
    return span;
  });
}

/** Metres over seconds that the timer ran. */
function speedWithin(series: Series, from: number, to: number): number {
  const metres = within(series, series.distance, from, to);
  return ((metres.at(-1) ?? 0) - (metres[0] ?? 0)) / Math.max(1, metres.length - 1);
}

/** Laps as the device kept them. */
export function lapTruths(book: TruthBook, series: Series, plan: SessionPlan): void {
  keptLaps(plan, simulate(plan)).forEach(({ from, to, distanceM }, index) => {
    const key = `laps.${index + 1}`;
    book.put(`${key}.time`, to - from, { absolute: 1 });
    if (distanceM) book.put(`${key}.speed`, distanceM / (to - from), { share: 0.012 });
    if (series.power)
      book.put(`${key}.power`, mean(within(series, series.power, from, to)), { share: 0.01 });
    if (series.heartRate)
      book.put(`${key}.heartRate`, mean(within(series, series.heartRate, from, to)), {
        absolute: 1,
      });
  });
}

/**
 * Kilometres or miles, halves by distance, the first kilometre against the rest, and the best times
 * over distances; of runs.
 */
export function distanceTruths(book: TruthBook, series: Series, imperial: boolean): void {
  if (series.family !== 'running') return;
  const whole = series.distance.at(-1) ?? 0;
  const unit = imperial ? METRES_PER_MILE : 1000;
  const secondAt = (metres: number) => (metres <= 0 ? 0 : secondAtDistance(series, metres));
  const beats = (from: number, to: number) =>
    series.heartRate ? mean(within(series, series.heartRate, from, to)) : Number.NaN;
  for (let split = 1; split * unit <= whole; split++) {
    const [from, to] = [secondAt((split - 1) * unit), secondAt(split * unit)];
    book.put(`splits.${split}.speed`, unit / (to - from), { share: 0.012 });
    book.put(`splits.${split}.heartRate`, beats(from, to), { absolute: 1 });
  }
  const middle = secondAt(whole / 2);
  book.put('halves.1.time', middle, { absolute: 3 });
  book.put('halves.2.time', series.elapsedS - middle, { absolute: 3 });
  book.put('halves.change.time', series.elapsedS - 2 * middle, { absolute: 6 });
  book.put('halves.1.heartRate', beats(0, middle), { absolute: 1 });
  book.put('halves.2.heartRate', beats(middle, series.elapsedS), { absolute: 1 });
  book.put('start.first.speed', unit / secondAt(unit), { share: 0.012 });
  book.put('start.rest.speed', (whole - unit) / (series.elapsedS - secondAt(unit)), {
    share: 0.012,
  });
  book.put('start.first.heartRate', beats(0, secondAt(unit)), { absolute: 1 });
  book.put('start.rest.heartRate', beats(secondAt(unit), series.elapsedS), { absolute: 1 });
  for (const metres of [400, 1000, METRES_PER_MILE, 5000, 10_000, 21_097.5]) {
    const seconds = bestTime(series, metres);
    book.put(`efforts.${metres}.time`, seconds, { share: 0.008, absolute: 1 });
    book.put(`efforts.${metres}.speed`, metres / seconds, { share: 0.01 });
  }
}

/** The shortest time by the clock in which so many metres were covered. */
function bestTime(series: Series, metres: number): number {
  let best = Infinity;
  for (const [index, second] of series.at.entries()) {
    const begun = series.distance[index] ?? 0;
    if (begun + metres > (series.distance.at(-1) ?? 0)) break;
    best = Math.min(best, secondAtDistanceFrom(series, index, begun + metres) - second);
  }
  return best;
}

function secondAtDistanceFrom({ at, distance }: Series, from: number, metres: number): number {
  let [low, high] = [from, distance.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((distance[middle] ?? 0) >= metres) high = middle;
    else low = middle + 1;
  }
  const [before, after] = [distance[low - 1] ?? 0, distance[low] ?? 0];
  return (at[low] ?? 0) - (after - metres) / Math.max(1e-9, after - before);
}
