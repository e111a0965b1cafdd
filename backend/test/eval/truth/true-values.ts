import { PHYSIQUE } from '#test/builders/physics/athlete.js';
import type { SessionPlan } from '#test/builders/physics/session-plan.js';
import { mean, secondAtDistance, within, type Series } from './series.js';

/** What a fact must be, in the unit of the fact, and how far the engine may be off. */
export interface TrueValue {
  readonly value: number;
  readonly within: number;
}

export type Truths = ReadonlyMap<string, TrueValue>;

/** The engine may err by half a percent (design of the coach, section 8). */
const SHARE = 0.005;

/**
 * Collects what is true under the names of the facts; every formula is written here a second time,
 * from its published definition.
 */
export class TruthBook {
  private readonly book = new Map<string, TrueValue>();

  constructor(private readonly loose: number) {}

  get truths(): Truths {
    return this.book;
  }

  put(
    key: string,
    value: number,
    room: { readonly share?: number; readonly absolute?: number } = {},
  ): void {
    if (!Number.isFinite(value)) return;
    this.book.set(key, {
      value,
      within: this.loose * Math.max(Math.abs(value) * (room.share ?? SHARE), room.absolute ?? 0),
    });
  }

  value(key: string): number {
    return this.book.get(key)?.value ?? Number.NaN;
  }
}

/** Coggan: the fourth-power mean of the means over each full window of 30 s. */
export function normalized(power: readonly number[]): number {
  let sum = 0;
  let fourth = 0;
  let windows = 0;
  power.forEach((watts, index) => {
    sum += watts - (index >= 30 ? (power[index - 30] ?? 0) : 0);
    if (index < 29) return;
    fourth += (sum / 30) ** 4;
    windows += 1;
  });
  return (fourth / windows) ** 0.25;
}

/** The highest mean over so many seconds. */
export function bestMean(values: readonly number[], seconds: number): number {
  let sum = 0;
  let best = -Infinity;
  values.forEach((value, index) => {
    sum += value - (index >= seconds ? (values[index - seconds] ?? 0) : 0);
    if (index >= seconds - 1) best = Math.max(best, sum / seconds);
  });
  return best;
}

/** A best effort may go through a stop of the timer, in which no watt is made. */
function bestWithStops(power: readonly number[], at: readonly number[], seconds: number): number {
  const whole: number[] = [];
  const start = at[0] ?? 0;
  at.forEach((second, index) => {
    while (whole.length < second - start) whole.push(0);
    whole.push(power[index] ?? 0);
  });
  return bestMean(whole, seconds);
}

/** Banister, Morton: the mean of the formulas for women and men, as the athlete gave no sex. */
export function trimp(beats: readonly number[]): number {
  const { maxHr, restingHr } = PHYSIQUE;
  return beats.reduce((sum, rate) => {
    const x = Math.min(1, Math.max(0, (rate - restingHr) / (maxHr - restingHr)));
    return sum + (x * (0.64 * Math.exp(1.92 * x) + 0.86 * Math.exp(1.67 * x))) / 2 / 60;
  }, 0);
}

const change = (from: number, to: number) => (to / from - 1) * 100;

/** Totals and means of the whole session. */
export function wholeTruths(book: TruthBook, series: Series, plan: SessionPlan): void {
  const { at, power, heartRate, cadence, distance, moving, elapsedS } = series;
  const timerS = at.length;
  const movingS = moving.filter(Boolean).length;
  const metres = distance.at(-1) ?? 0;
  book.put('session.duration', timerS, { absolute: 1 });
  book.put('session.elapsed', elapsedS, { absolute: 1 });
  book.put('session.stopped', elapsedS - timerS, { absolute: 2 });
  book.put('session.distance', metres);
  book.put('speed.average', metres / timerS, { share: 0.01 });
  if (power) powerTruths(book, power, movingS, series);
  if (heartRate) heartTruths(book, heartRate);
  if (cadence) {
    book.put('cadence.average', mean(cadence.filter((value) => value > 0)), { absolute: 0.5 });
    book.put('cadence.max', Math.max(...cadence), { absolute: 1 });
  }
  if (power && heartRate) book.put('load.efficiency', normalized(power) / mean(heartRate));
  parts(book, series);
  if (!plan.parts.some(({ kind }) => kind === 'work')) pacing(book, series, isExplained(plan));
}

function powerTruths(
  book: TruthBook,
  power: readonly number[],
  movingS: number,
  { moving, at }: Series,
): void {
  const average = mean(power);
  const np = normalized(power);
  const intensity = np / PHYSIQUE.ftpW;
  book.put('power.average', average);
  book.put('power.max', Math.max(...power), { share: 0.02 });
  book.put('power.work', (average * power.length) / 1000);
  book.put('power.normalized', np);
  book.put('power.normalizedOverAverage', np - average, { absolute: 1 });
  book.put('power.pedalling', mean(power.filter((watts) => watts > 0)), { share: 0.01 });
  book.put('power.variability', np / average);
  book.put('power.perKg.normalized', np / PHYSIQUE.weightKg);
  book.put('load.intensity', intensity);
  book.put('load.stress', (power.length / 3600) * intensity ** 2 * 100, { share: 0.01 });
  const resting = power.filter((watts, index) => watts === 0 && moving[index] === true).length;
  book.put('power.coasting', (resting / movingS) * 100, { share: 0.02, absolute: 0.3 });
  const best = (seconds: number) => bestWithStops(power, at, seconds);
  for (const seconds of [5, 15, 30, 60, 120, 180, 300, 480, 600, 1200, 1800, 2400, 3600]) {
    if (power.length < seconds) continue;
    book.put(`power.best.${seconds}`, best(seconds));
    book.put(`power.perKg.${seconds}`, best(seconds) / PHYSIQUE.weightKg);
  }
  if (power.length >= 1200) {
    const twenty = 0.95 * best(1200);
    book.put('power.ftpEvidence', twenty);
    book.put('ftp.estimate', Math.max(twenty, power.length < 3600 ? 0 : best(3600)));
  }
  zones(
    book,
    'power',
    power,
    [0, 55, 75, 90, 105, 150].map((percent) => (percent / 100) * PHYSIQUE.ftpW),
  );
}

function heartTruths(book: TruthBook, all: readonly number[]): void {
  const beats = all.filter((rate) => !Number.isNaN(rate));
  const { maxHr, restingHr } = PHYSIQUE;
  const average = mean(beats);
  const load = trimp(beats);
  const hour = trimp(new Array<number>(3600).fill(restingHr + 0.85 * (maxHr - restingHr)));
  book.put('heartRate.average', average);
  book.put('heartRate.max', Math.max(...beats), { absolute: 1 });
  book.put('heartRate.averageShare', (average / maxHr) * 100);
  book.put('heartRate.maxShare', (Math.max(...beats) / maxHr) * 100, { absolute: 0.6 });
  book.put('heartRate.reserveShare', ((average - restingHr) / (maxHr - restingHr)) * 100);
  book.put('load.heartRate', load, { share: 0.01 });
  book.put('load.heartRateStress', (load / hour) * 100, { share: 0.01 });
}

/** Seconds from each lower edge to the next, below the first and from the last up. */
export function zones(
  book: TruthBook,
  table: string,
  all: readonly number[],
  edges: readonly number[],
): void {
  const values = all.filter((value) => !Number.isNaN(value));
  const names = ['below', '1', '2', '3', '4', '5', 'above'];
  const counts = new Array<number>(7).fill(0);
  for (const value of values) {
    const above = edges.filter((edge) => value >= edge).length;
    // The top of zone 5 belongs to it.
    const place = value === edges.at(-1) ? 5 : above;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const put = (name: string, seconds: number) => {
    book.put(`zones.${table}.${name}.time`, seconds, { share: 0.01, absolute: 3 });
    book.put(`zones.${table}.${name}.share`, (seconds / values.length) * 100, {
      share: 0.01,
      absolute: 0.1,
    });
  };
  names.forEach((name, place) => put(name, counts[place] ?? 0));
  const total = (some: readonly number[]) => some.reduce((sum, seconds) => sum + seconds, 0);
  const easy = total(counts.slice(0, 3));
  const hard = total(counts.slice(4));
  put('easy', easy);
  put('hard', hard);
  if (table === 'power') book.put('power.aboveThreshold.time', hard, { share: 0.01, absolute: 3 });
}

/** The means of one part of a workout, whose values `cut` takes out of a channel. */
function putPart(
  book: TruthBook,
  { family, power, heartRate, cadence }: Series,
  key: string,
  cut: (values: readonly number[]) => readonly number[],
): void {
  if (family === 'cycling' && power) book.put(`${key}.output`, mean(cut(power)));
  if (heartRate) book.put(`${key}.heartRate`, mean(cut(heartRate)));
  if (cadence)
    book.put(`${key}.cadence`, mean(cut(cadence).filter((value) => value > 0)), { absolute: 1 });
}

/** Quarters and halves: of a ride by the timer, of a run by distance. */
function parts(book: TruthBook, series: Series): void {
  const { family, at, distance } = series;
  const metres = distance.at(-1) ?? 0;
  const end = (share: number) =>
    family === 'running'
      ? secondAtDistance(series, metres * share)
      : (at[Math.round(at.length * share)] ?? series.elapsedS);
  for (const [kind, count] of [
    ['quarter', 4],
    ['half', 2],
  ] as const) {
    for (let part = 1; part <= count; part++) {
      const from = part === 1 ? 0 : end((part - 1) / count);
      const to = part === count ? series.elapsedS : end(part / count);
      putPart(book, series, `pacing.${kind}.${part}`, (values) => within(series, values, from, to));
    }
  }
}

/** How the parts compare. */
function pacing(
  book: TruthBook,
  { family, power, heartRate, cadence }: Series,
  explained: boolean,
): void {
  const hasPower = family === 'cycling' && power;
  for (const [key, from, to] of [
    ['end', 'quarter.2', 'quarter.4'],
    ['start', 'quarter.2', 'quarter.1'],
    ['second', 'half.1', 'half.2'],
  ] as const) {
    if (hasPower) putOutputChange(book, key, from, to);
    if (heartRate) putDifference(book, `${key}.heartRate`, `${from}.heartRate`, `${to}.heartRate`);
    if (cadence) putDifference(book, `${key}.cadence`, `${from}.cadence`, `${to}.cadence`);
  }
  if (!hasPower || explained) return;
  putOutputChange(book, 'fade', 'quarter.2', 'quarter.4');
  putOutputChange(book, 'halves', 'half.1', 'half.2');
}

/** The first or last part is a warm-up or cool-down under this share of the hardest. */
const EASY_END = 0.75;

/**
 * Where hills, a warm-up or a cool-down explain a change, the engine leaves them out of it. A
 * session that builds up without a break begins with minutes that the engine takes for a warm-up.
 */
function isExplained({ parts: all, pushUphill }: SessionPlan): boolean {
  const hardest = Math.max(...all.map(({ output, to = output }) => Math.max(output, to)));
  const easy = [all[0], all.at(-1)].some((part) => part && part.output < EASY_END * hardest);
  return pushUphill !== undefined || easy || all.some(({ kind }) => kind === 'warmup');
}

/** The relative change of power between two parts, in percent. */
function putOutputChange(book: TruthBook, key: string, from: string, to: string): void {
  const outputOf = (part: string) => book.value(`pacing.${part}.output`);
  book.put(`pacing.${key}.output`, change(outputOf(from), outputOf(to)), { absolute: 0.4 });
}

/** The difference of two rounded values, as an athlete would compute it. */
function putDifference(book: TruthBook, key: string, from: string, to: string): void {
  const rounded = (name: string) => Math.round(book.value(`pacing.${name}`));
  book.put(`pacing.${key}`, rounded(to) - rounded(from), { absolute: 1 });
}
