import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { ClimbRepeat, ClimbTime, TerrainSegment } from '#analysis/terrain/terrain.js';
import type { UnitPreferences } from '#kernel/units.js';
import {
  channelOf,
  clockTime,
  count,
  distance,
  elevation,
  type FactName,
  percent,
  percentChange,
  speedOrPace,
  timeChange,
  whole,
} from '../draft.js';
import type { FactDraft } from '../fact.js';
import { hasHeights } from '../has-heights.js';

const METHOD = 'engine terrain';
/** More slopes than this are a list for the page. */
const MOST_SLOPES = 3;
/** A long flat is at least this share of the way, and is worth a word only beside slopes. */
const LONG_FLAT_SHARE = 0.25;
/** Without pedalling means over this share of the time. % */
const COASTED = 30;

interface Teller {
  readonly running: boolean;
  readonly units: UnitPreferences;
}

/** Descents, main climbs, hills climbed again, and the long flat beside them. */
export function terrainFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { terrain } = workout.analysis;
  if (terrain === undefined || !hasHeights(workout)) return [];
  const teller = { running: workout.family === 'running', units };
  const descents = terrain.segments.filter(({ kind }) => kind === 'descent');
  const biggest = [...descents].sort((a, b) => a.changeM - b.changeM).slice(0, MOST_SLOPES);
  const main = [...terrain.mainClimbs].sort((a, b) => b.gainM - a.gainM).slice(0, MOST_SLOPES);
  return [
    descents.length === 0
      ? null
      : count(
          { key: 'descents.count', label: 'Descents', about: ['count'], method: METHOD },
          descents.length,
        ),
    ...biggest.flatMap((descent, at) => descentFacts(descent, at + 1, teller)),
    ...main.flatMap((climb, at) =>
      slopeFacts(
        { key: `climbs.main.${at + 1}`, of: `long climb ${at + 1}`, span: climb },
        { ...climb, heightM: climb.gainM },
        teller,
      ),
    ),
    ...terrain.repeats.flatMap((repeat, at) => repeatFacts(repeat, at + 1, teller)),
    ...longFlat(terrain.segments, teller),
  ];
}

interface Named {
  readonly key: string;
  readonly of: string;
  readonly span: { readonly from: number; readonly to: number };
}

interface Slope {
  readonly lengthM: number;
  readonly heightM: number;
  readonly movingS: number;
  readonly avgSpeedMps: number | null;
  readonly avgPowerW: number | null;
  readonly avgHr: number | null;
}

function namer({ key, of, span }: Named) {
  return (what: string, label: string, about: string[]): FactName => ({
    key: `${key}.${what}`,
    label: `${label} of ${of}`,
    about,
    method: METHOD,
    at: { from: span.from, to: span.to, channel: channelOf(about, 'altitude') },
  });
}

function slopeFacts(named: Named, slope: Slope, { running, units }: Teller): (FactDraft | null)[] {
  const name = namer(named);
  const { lengthM, heightM, movingS, avgSpeedMps, avgPowerW, avgHr } = slope;
  return [
    distance(name('length', 'Length', ['distance']), lengthM, units),
    elevation(name('height', 'Height', ['elevation']), heightM, units),
    clockTime(name('time', 'Moving time', ['time']), movingS),
    avgSpeedMps === null
      ? null
      : speedOrPace(
          name('speed', running ? 'Pace' : 'Speed', ['average', 'speed']),
          avgSpeedMps,
          running,
          units,
        ),
    running || avgPowerW === null
      ? null
      : whole(name('power', 'Power', ['average', 'power']), avgPowerW, 'W'),
    avgHr === null
      ? null
      : whole(name('heartRate', 'Heart rate', ['average', 'heartRate']), avgHr, 'bpm'),
  ];
}

function descentFacts(
  descent: TerrainSegment,
  place: number,
  teller: Teller,
): (FactDraft | null)[] {
  const of = place === 1 ? 'the biggest descent' : `descent ${place} by height`;
  const named = { key: `descents.${place}`, of, span: descent };
  const coasted = descent.coastingPercent;
  return [
    ...slopeFacts(
      named,
      { ...descent, lengthM: descent.distanceM ?? 0, heightM: -descent.changeM },
      teller,
    ),
    coasted === null || coasted < COASTED
      ? null
      : percent(
          namer(named)('coasting', 'Share without pedalling', ['share', 'coasting']),
          coasted,
        ),
  ];
}

/** How often, each time, and the last against the first. */
function repeatFacts(
  { times, gainM, lengthM }: ClimbRepeat,
  place: number,
  { running, units }: Teller,
): (FactDraft | null)[] {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  const key = `climbs.again.${place}`;
  const hill = place === 1 ? 'the hill climbed again' : `hill ${place} climbed again`;
  const together = (what: string, label: string, about: string[]): FactName => ({
    key: `${key}.${what}`,
    label,
    about,
    method: METHOD,
    quality: 'derived',
    at: { from: first.from, to: last.to, channel: 'altitude' },
  });
  return [
    count(together('count', `Times up ${hill}`, ['count']), times.length),
    elevation(together('height', `Height of ${hill}`, ['elevation']), gainM, units),
    distance(together('length', `Length of ${hill}`, ['distance']), lengthM, units),
    timeChange(
      together('change', `Last time up ${hill} against the first`, ['change', 'time']),
      Math.round(last.movingS) - Math.round(first.movingS),
    ),
    percentChange(
      together('changeShare', `Last time up ${hill} against the first, in percent`, [
        'change',
        'time',
      ]),
      (last.movingS / first.movingS - 1) * 100,
    ),
    ...times.flatMap((time, at) => timeFacts(time, { key, hill, number: at + 1, running })),
  ];
}

interface OneTime {
  readonly key: string;
  readonly hill: string;
  readonly number: number;
  readonly running: boolean;
}

function timeFacts(time: ClimbTime, { key, hill, number, running }: OneTime): (FactDraft | null)[] {
  const name = namer({ key: `${key}.${number}`, of: `time ${number} up ${hill}`, span: time });
  return [
    clockTime(name('time', 'Moving time', ['time']), time.movingS),
    running || time.avgPowerW === null
      ? null
      : whole(name('power', 'Power', ['average', 'power']), time.avgPowerW, 'W'),
    time.avgHr === null
      ? null
      : whole(name('heartRate', 'Heart rate', ['average', 'heartRate']), time.avgHr, 'bpm'),
    time.avgCadence === null
      ? null
      : whole(
          name('cadence', 'Cadence', ['average', 'cadence']),
          time.avgCadence,
          running ? 'spm' : 'rpm',
        ),
  ];
}

function longFlat(
  segments: readonly TerrainSegment[],
  { running, units }: Teller,
): (FactDraft | null)[] {
  const whole = segments.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
  const longest = segments
    .filter(({ kind }) => kind === 'flat')
    .reduce<TerrainSegment | null>(
      (best, one) => ((one.distanceM ?? 0) > (best?.distanceM ?? 0) ? one : best),
      null,
    );
  const sloped = segments.some(({ kind }) => kind === 'climb' || kind === 'descent');
  if (longest === null || !sloped || (longest.distanceM ?? 0) < LONG_FLAT_SHARE * whole) return [];
  const name = namer({ key: 'flat.longest', of: 'the longest flat', span: longest });
  return [
    distance(name('length', 'Length', ['distance']), longest.distanceM ?? 0, units),
    longest.avgSpeedMps === null
      ? null
      : speedOrPace(
          name('speed', running ? 'Pace' : 'Speed', ['average', 'speed']),
          longest.avgSpeedMps,
          running,
          units,
        ),
  ];
}
