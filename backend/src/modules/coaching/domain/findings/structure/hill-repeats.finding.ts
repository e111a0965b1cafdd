import { capitalized } from '#coaching/domain/answer/words.js';
import { inWords, say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { ofFtp } from './ftp-share.js';
import { listed } from './reps.js';

/** From so many times on, with this share of all climbing, a hill made the session (ours). */
const A_ROW = 3;
const SHARE = 0.5;
/** More are no list for a sentence. */
const MOST_LISTED = 4;
/** Power further down than this was not held. % (ours) */
const HELD = -4;

interface Pass {
  readonly power: Fact | undefined;
  readonly heartRate: Fact | undefined;
  readonly time: Fact | undefined;
}

interface Row {
  /** The very same hill, or climbs of one height and length. */
  readonly same: boolean;
  readonly count: Fact;
  readonly height: Fact;
  readonly length: Fact;
  readonly passes: readonly Pass[];
}

/** One hill, again and again. */
export function hillRepeats(sheet: FactSheet): readonly Finding[] {
  const row = rowOf(sheet);
  const [gain, duration] = [sheet.get('climb.gain'), sheet.get('session.duration')];
  if (!row?.count.at || !gain || !duration) return [];
  const metres = Number(row.count.value) * Number(row.height.value);
  if (metres < SHARE * Number(gain.value)) return [];
  const powers = row.passes.flatMap(({ power }) => power ?? []);
  const withPower = powers.length === Number(row.count.value) && powers.length <= MOST_LISTED;
  return [
    {
      kind: 'structure.hill-repeats',
      statement: capitalized(
        withPower
          ? say`${inWords(row.count)} climbs of ${row.height} each, at ${listed(powers)}: ${verdict(powers)}`
          : say`${inWords(row.count)} climbs of ${row.same ? 'the same hill' : 'one kind'}, ${row.height} over ${row.length} each: ${gain} up in ${duration}`,
      ),
      because: withPower ? [oneMore(sheet), cost(sheet, row)] : [],
      surprise: withPower ? 0.85 : 0.6,
      importance: withPower ? 1 : 0.9,
      confidence: 1,
      at: row.count.at,
      ...(withPower && { action: next(powers, row) }),
      covers: [
        'structure.course',
        'structure.steady',
        'structure.variable',
        ...(withPower ? COVERED : []),
      ],
    },
  ];
}

/** Halves of such a ride differ by its descents; the row itself is said here. */
const COVERED = ['structure.', 'cost.coasting', 'terrain.hill-again', 'terrain.main-climb'];

function rowOf(sheet: FactSheet): Row | null {
  for (const key of ['climbs.again.1', 'climbs.row'] as const) {
    const [count, height, length] = (['count', 'height', 'length'] as const).map((what) =>
      sheet.get(`${key}.${what}`),
    );
    if (!count || !height || !length || Number(count.value) < A_ROW) continue;
    const passes = Array.from({ length: Number(count.value) }, (_, at) => ({
      power: sheet.get(`${key}.${at + 1}.power`),
      heartRate: sheet.get(`${key}.${at + 1}.heartRate`),
      time: sheet.get(`${key}.${at + 1}.time`),
    }));
    return { same: key === 'climbs.again.1', count, height, length, passes };
  }
  return null;
}

function changeOf(powers: readonly Fact[]): number {
  return (Number(powers.at(-1)?.value) / Number(powers[0]?.value) - 1) * 100;
}

function verdict(powers: readonly Fact[]): string {
  const change = changeOf(powers);
  if (change > -HELD) return 'stronger from climb to climb';
  return change >= HELD ? 'held to the last climb' : 'a fade from the first to the last climb';
}

/** The beginning of one more climb, and how hard all of them were. */
function oneMore(sheet: FactSheet): Line {
  const [height, power] = [sheet.get('climbs.row.cut.height'), sheet.get('climbs.row.cut.power')];
  const share = ofFtp(sheet, 'climbs.range.ftpShare').replace(', ', '');
  const together = share === '' ? '' : `All climbs together were at ${share}.`;
  if (!height || !power) return together === '' ? null : together;
  const more = say`One more was cut short after ${height}, at ${power}`;
  return share === '' ? `${more}.` : `${more}, and all of them together were at ${share}.`;
}

function cost(sheet: FactSheet, { passes }: Row): Line {
  const [first, last] = [passes[0]?.heartRate, passes.at(-1)?.heartRate];
  if (!first || !last) return null;
  const beats = Number(last.value) - Number(first.value);
  const moved = beats > 0 ? 'rose' : 'fell';
  const how = Math.abs(beats) < 2 ? 'hardly moved,' : moved;
  const power = sheet.get('power.normalized');
  const hardness = power ? say`, and normalized power was ${power} in all` : '';
  return say`Heart rate over them ${how} from ${first} to ${last}${hardness}.`;
}

function next(powers: readonly Fact[], { count, height }: Row): string {
  const best = [...powers].sort((a, b) => Number(b.value) - Number(a.value))[0];
  const first = powers[0];
  return changeOf(powers) < HELD && first
    ? say`Start the first of the climbs below ${first}, so that the last is as strong.`
    : say`Ride the climb of ${height} again at ${best ?? ''} or a little more, ${inWords(count)} times, or add one more climb at the same power.`;
}
