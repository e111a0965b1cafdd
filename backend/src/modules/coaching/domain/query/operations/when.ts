import { say } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import { isKnown } from '#analysis/math/known.js';
import { rowsOf } from '#analysis/recording/grid.js';
import { lines, type Placed, type QueryResult } from '../found.js';
import { measure } from '../measured.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type MetricId } from '../metrics/span-metric.js';
import type { Series } from '../query.js';
import { valuesSentence } from '../said/value-sentence.js';
import { spansOf } from '../series/combined.js';
import type { Part } from '../series/part.js';
import { shownOf, type Seen } from '../series/seen.js';
import { listed, plural, singular, start } from '../words.js';
import { momentOf, type Moment } from './moment.js';
import { valueOf } from './value.js';
import { lowered } from './value-in-each.js';

type PeakChannel = 'power' | 'heartRate' | 'speed' | 'cadence' | 'altitude' | 'temperature';

/** Values that were reached at one moment; an average asked for by when means its highest. */
const PEAKS: Readonly<
  Partial<Record<MetricId, readonly [metric: MetricId, PeakChannel, most: boolean]>>
> = {
  power: ['powerMax', 'power', true],
  powerMax: ['powerMax', 'power', true],
  powerMin: ['powerMin', 'power', false],
  heartRate: ['heartRateMax', 'heartRate', true],
  heartRateMax: ['heartRateMax', 'heartRate', true],
  heartRateMin: ['heartRateMin', 'heartRate', false],
  speed: ['speedMax', 'speed', true],
  speedMax: ['speedMax', 'speed', true],
  speedMin: ['speedMin', 'speed', false],
  cadence: ['cadenceMax', 'cadence', true],
  cadenceMax: ['cadenceMax', 'cadence', true],
  cadenceMin: ['cadenceMin', 'cadence', false],
  altitude: ['altitudeMax', 'altitude', true],
  altitudeMax: ['altitudeMax', 'altitude', true],
  altitudeMin: ['altitudeMin', 'altitude', false],
  temperature: ['temperatureMax', 'temperature', true],
  temperatureMax: ['temperatureMax', 'temperature', true],
  temperatureMin: ['temperatureMin', 'temperature', false],
};

/** "When was the longest stop?", "where did my heart rate peak?": by time and distance. */
export function whenOf(
  part: Part,
  metrics: readonly MetricId[],
  seen: Seen,
  ordered: MetricId | null = null,
): QueryResult {
  const [asked] = metrics;
  const peak = asked === undefined ? undefined : PEAKS[asked];
  const explicit = asked !== undefined && /(?:Max|Min)$/.test(asked);
  if (asked === 'workBalance') return lowestBalance(part, seen);
  if (peak && (part.key === 'whole' || explicit)) return peakOf(part, peak, seen);
  if (part.key === 'whole') return valueOf(part, ['time', 'distance'], shownOf(seen));
  const shown = shownOf(seen);
  const began = momentOf(part.from, part, seen);
  const lasted = measure(part, SPAN_METRICS.time, shown);
  const value = ordered && measure(part, SPAN_METRICS[ordered], shown);
  return {
    facts: [began.time, began.place, lasted?.fact ?? null, value?.fact ?? null].filter(
      (fact) => fact !== null,
    ),
    focus: part,
    main: began.time,
    answer: (placed) => {
      const line = say`${start(part)} began ${momentText(began, placed)}${lasted ? say`, and lasted ${placed(lasted.fact)}` : ''}.`;
      if (!value || !ordered) return lines([line]);
      const said = valuesSentence(part, [{ metric: ordered, fact: placed(value.fact) }], shown);
      return lines([`${line.replace(/\.$/, '')}; ${lowered(said)}`]);
    },
  };
}

function momentText({ time, place }: Moment, placed: Placed): string {
  return say`${placed(time)} after the start${place ? say`, at ${placed(place)}` : ''}`;
}

function peakOf(
  part: Part,
  [metric, channel, most]: readonly [MetricId, PeakChannel, boolean],
  seen: Seen,
): QueryResult {
  const shown = shownOf(seen);
  const value = measure(part, SPAN_METRICS[metric], shown);
  const second = secondOf(part, channel, most, seen);
  if (!value || second === null) return { refused: missingReason(metric, part, shown) };
  const name = SPAN_METRICS[metric].noun(shown);
  const moment = momentOf(
    second,
    { key: `${part.key}.peak.${metric}`, name: `the ${name}`, to: second + 1 },
    seen,
  );
  return {
    facts: [value.fact, moment.time, ...(moment.place ? [moment.place] : [])],
    focus: { key: part.key, from: second, to: second + 1 },
    main: moment.time,
    answer: (placed) => {
      const said = valuesSentence(part, [{ metric, fact: placed(value.fact) }], shown);
      return lines([`${said.replace(/\.$/, '')}, ${momentText(moment, placed)}.`]);
    },
  };
}

/** The second of the recording at which a channel was highest or lowest while moving. */
function secondOf(
  part: Part,
  channel: PeakChannel,
  most: boolean,
  { look: { ground } }: Seen,
): number | null {
  const { grid, altitude, moving } = ground;
  const values = channel === 'altitude' ? altitude : grid.channels[channel];
  if (!values) return null;
  let best: number | null = null;
  for (const span of spansOf(part.stretch)) {
    const rows = rowsOf(grid, span);
    for (let row = rows.from; row < rows.to; row++) {
      const value = values[row];
      if (!isKnown(value) || grid.paused[row] === 1 || moving?.[row] === 0) continue;
      if (channel === 'cadence' && value <= 0) continue;
      const best_ = best === null ? null : (values[best] as number);
      if (best_ === null || (most ? value > best_ : value < best_)) best = row;
    }
  }
  return best === null ? null : (grid.time[best] ?? null);
}

function lowestBalance(part: Part, seen: Seen): QueryResult {
  const [value, at] = (['wPrime.minimum', 'wPrime.minimumAt'] as const).map((key) =>
    seen.sheet.get(key),
  );
  if (!value || !at) return { refused: missingReason('workBalance', part, shownOf(seen)) };
  return {
    facts: [value, at],
    main: at,
    answer: (placed) =>
      lines([
        say`Your W\u2032 balance was lowest ${placed(at)} after the start, at ${placed(value)}.`,
      ]),
  };
}

/** Longer lists are cut. */
const MOST_ROWS = 30;
/** So many are named in the sentence itself (ours). */
const MOST_NAMED = 4;

/** "When were my stops?": a row for each. */
export function whenEach(series: Series, parts: readonly Part[], seen: Seen): QueryResult {
  const shown = shownOf(seen);
  const rows = parts.slice(0, MOST_ROWS).map((part) => ({
    part,
    moment: momentOf(part.from, part, seen),
    lasted: measure(part, SPAN_METRICS.time, shown),
  }));
  const places = rows.every(({ moment }) => moment.place !== null);
  const named = rows.slice(0, MOST_NAMED);
  return {
    facts: rows.flatMap(({ moment, lasted }) =>
      [moment.time, moment.place, lasted?.fact ?? null].filter((fact) => fact !== null),
    ),
    answer: (placed) =>
      lines(
        [
          say`Your ${named.length < rows.length ? 'first ' : ''}${plural(series)} began ${listed(
            named.map(({ moment: { time, place } }) =>
              place ? say`${placed(time)} in at ${placed(place)}` : say`${placed(time)} in`,
            ),
          )}.`,
        ],
        [],
        [
          `| ${[capitalized(singular(series)), 'Start', ...(places ? ['Place'] : []), 'Time'].join(' | ')} |`,
          ...rows.map(({ part, moment: { time, place }, lasted }) =>
            [
              `| ${capitalized(part.name.replace(/^the /, ''))}`,
              say`${placed(time)}`,
              ...(places && place ? [say`${placed(place)}`] : []),
              lasted ? say`${placed(lasted.fact)} |` : '– |',
            ].join(' | '),
          ),
        ],
      ),
  };
}
