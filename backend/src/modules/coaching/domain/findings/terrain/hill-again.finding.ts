import { inWords, say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { atOutput } from './outputs.js';

/** Less than this from the first time to the last is no change. Percent (ours). */
const SAME = 4;
/** From so many times on, the hill was the session. */
const A_ROW = 3;

interface Time {
  readonly time: Fact;
  readonly power?: Fact | undefined;
  readonly heartRate?: Fact | undefined;
}

/** The same hill again: faster or slower, and at which cost. */
export function hillAgain(sheet: FactSheet): readonly Finding[] {
  const change = sheet.get('climbs.again.1.change');
  const share = sheet.get('climbs.again.1.changeShare');
  const count = sheet.get('climbs.again.1.count');
  const height = sheet.get('climbs.again.1.height');
  if (!change?.at || !share || !count || !height) return [];
  const [first, last] = [timeOf(sheet, 1), timeOf(sheet, Number(count.value))];
  if (!first || !last) return [];
  const told = { sheet, change, share, count, height, first, last, at: change.at };
  if (Number(count.value) < A_ROW) return Math.abs(Number(share.value)) < SAME ? [] : [twice(told)];
  if (Number(share.value) >= SAME) return [slower(told)];
  return [noFade(told)];
}

interface Told {
  readonly sheet: FactSheet;
  readonly change: Fact;
  readonly share: Fact;
  readonly count: Fact;
  readonly height: Fact;
  readonly first: Time;
  readonly last: Time;
  readonly at: NonNullable<Fact['at']>;
}

function twice({ sheet, change, height, first, last, at }: Told): Finding {
  const faster = Number(change.value) < 0;
  const kind = `terrain.hill-again.${faster ? 'faster' : 'slower'}` as const;
  return {
    kind,
    statement: worded(sheet, kind, [
      say`Again up the climb of ${height}: ${last.time}${atOutput(last)}, ${size(change)} ${faster ? 'less' : 'more'} than the first time${atOutput(first)}`,
      say`The second time up the same climb of ${height} took ${last.time}${atOutput(last)}, ${size(change)} ${faster ? 'less' : 'more'} than the first${atOutput(first)}`,
    ]),
    because: [],
    surprise: 0.7,
    importance: 0.7,
    confidence: 0.95,
    at,
    action: faster
      ? say`Ride the hill at the effort of the second time from the start: ${last.time} is the mark to repeat.`
      : say`Start the first climb a little slower than ${first.time}, so that the second is as fast.`,
  };
}

function slower({ sheet, share, count, height, first, last, at }: Told): Finding {
  const kind = 'terrain.hill-again.slower';
  return {
    kind,
    statement: worded(sheet, kind, [
      say`The climbs slowed: ${first.time} the first time up ${height}, ${last.time} the last of ${inWords(count)}, ${size(share)} more`,
      say`Each climb of ${height} cost more time: ${first.time} at first and ${last.time} the last of ${inWords(count)}, ${size(share)} more`,
    ]),
    because: [beats(first, last), steps(sheet, Number(count.value))],
    surprise: 0.85,
    importance: 0.95,
    confidence: 1,
    at,
    action: first.heartRate
      ? say`Keep heart rate below ${first.heartRate} from the first of them on, so that the last are as fast.`
      : say`Climb the first of them slower than ${first.time}, so that the last ones are as fast.`,
    covers: [
      'cost.fade',

      'cost.hours.fell',

      'terrain.climb-rate',
      'terrain.like-ground',
      'terrain.halves',
      'terrain.main-climb',
    ],
  };
}

function noFade({ sheet, count, first, last, at }: Told): Finding {
  const kind = 'terrain.hill-again.held';
  const best = bestOf(sheet, Number(count.value));
  const late = best.place > Number(count.value) / 2;
  const together = sheet.get('climbs.together.power') ?? sheet.get('climbs.together.heartRate');
  const mean = together ? say` at ${together} on average` : '';
  return {
    kind,
    statement: worded(sheet, kind, [
      say`No fade over ${inWords(count)} climbs of the same hill${mean}: the last took ${last.time}, the first ${first.time}`,
      say`You held ${inWords(count)} climbs of the same hill to the end${mean}: ${first.time} at first and ${last.time} at last`,
    ]),
    because: [
      best.power && late
        ? say`The strongest came late: number ${place(best)} in ${best.time} at ${best.power}.`
        : null,
      beats(first, last),
    ],
    surprise: 0.75,
    importance: 0.9,
    confidence: 1,
    at,
    action: best.power
      ? say`Next time do fewer of these climbs, each at ${best.power}, your strongest today, and end with easy minutes.`
      : say`Next time climb each of them in ${best.time}, your fastest today.`,
    covers: ['cost.fade', 'terrain.climb-paced'],
  };
}

/** The number of a time is its fact's own name. */
function place(best: Best): string {
  return say`${{ fact: best.time, text: String(best.place) }}`;
}

interface Best extends Time {
  readonly place: number;
}

function bestOf(sheet: FactSheet, count: number): Best {
  const all = Array.from({ length: count }, (_, index) => index + 1).flatMap((number) => {
    const time = timeOf(sheet, number);
    return time ? [{ ...time, place: number }] : [];
  });
  const [best] = all.sort((a, b) =>
    a.power && b.power
      ? Number(b.power.value) - Number(a.power.value)
      : Number(a.time.value) - Number(b.time.value),
  );
  return best as Best;
}

function timeOf(sheet: FactSheet, number: number): Time | undefined {
  const time = sheet.get(`climbs.again.1.${number}.time`);
  return time
    ? {
        time,
        power: sheet.get(`climbs.again.1.${number}.power`),
        heartRate: sheet.get(`climbs.again.1.${number}.heartRate`),
      }
    : undefined;
}

function beats(first: Time, last: Time): Line {
  return first.heartRate && last.heartRate
    ? say`Heart rate ${moved(first.heartRate, last.heartRate)} from ${first.heartRate} to ${last.heartRate} on the way.`
    : null;
}

function moved(first: Fact, last: Fact): string {
  const beats = Number(last.value) - Number(first.value);
  if (Math.abs(beats) < 2) return 'hardly moved,';
  return beats > 0 ? 'rose' : 'fell';
}

/** From running to walking: a step rate that fell by a sixth or more on the way. */
function steps(sheet: FactSheet, count: number): Line {
  const [first, last] = [
    sheet.get('climbs.again.1.1.cadence'),
    sheet.get(`climbs.again.1.${count}.cadence`),
  ];
  if (!first || !last || sheet.context.family !== 'running') return null;
  return Number(last.value) < (5 / 6) * Number(first.value)
    ? say`Step rate uphill fell from ${first} to ${last}: running turned into walking.`
    : null;
}
