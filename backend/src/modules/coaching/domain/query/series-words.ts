import { METRES_PER_MILE } from '#kernel/units.js';
import { spokenSeconds } from '../display/duration.js';
import { distanceName } from '../display/quantities.js';
import type { Role, Series } from './query.js';

const NOUNS = {
  lap: ['lap', 'laps'],
  rep: ['interval', 'intervals'],
  recovery: ['recovery', 'recoveries'],
  climb: ['climb', 'climbs'],
  descent: ['descent', 'descents'],
  flat: ['flat stretch', 'flat stretches'],
  stop: ['stop', 'stops'],
  third: ['third', 'thirds'],
  quarter: ['quarter', 'quarters'],
  half: ['half', 'halves'],
  set: ['set', 'sets'],
} as const;

const ROLES: Readonly<Record<Role, readonly [one: string, all: string]>> = {
  over: ['over', 'overs'],
  under: ['under', 'unders'],
  on: ['interval', 'intervals'],
  off: ['recovery', 'recoveries'],
  up: ['interval on the way up', 'intervals on the way up'],
  down: ['interval on the way down', 'intervals on the way down'],
};

/** `laps`, `intervals`, `kilometres`; for a series as a whole. */
export function plural(series: Series): string {
  return nounsOf(series)[1];
}

/** `lap`, `interval`, `kilometre`. */
export function singular(series: Series): string {
  return nounsOf(series)[0];
}

function nounsOf(series: Series): readonly [one: string, all: string] {
  const [one, all] = bareNouns(series);
  const lasting = 'lasting' in series ? series.lasting : undefined;
  if (lasting === undefined) return [one, all];
  const length =
    lasting.by === 'seconds' ? spokenSeconds(lasting.length) : distanceName(lasting.length);
  return [`${length} ${one}`, `${length} ${all}`];
}

function bareNouns(series: Series): readonly [one: string, all: string] {
  if (series.kind === 'block') return blockNouns(series);
  if (series.kind === 'rep' && series.role !== undefined) return ROLES[series.role];
  if (series.kind === 'recovery' && series.between === 'sets')
    return ['break between sets', 'breaks between sets'];
  return NOUNS[series.kind];
}

function blockNouns({ by, length }: Extract<Series, { kind: 'block' }>): readonly [string, string] {
  if (by === 'metres' && length === 1000) return ['kilometre', 'kilometres'];
  if (by === 'metres' && Math.abs(length - METRES_PER_MILE) < 1) return ['mile', 'miles'];
  return ['stretch', 'stretches'];
}
