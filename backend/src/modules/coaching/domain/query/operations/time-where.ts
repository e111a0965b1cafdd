import { isKnown } from '#analysis/math/known.js';
import { rowsOf } from '#analysis/recording/grid.js';
import type { Ground } from '#analysis/session/ground.js';
import { say } from '#coaching/domain/answer/say.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import { shownElevation, shownTemperature } from '#coaching/domain/display/quantities.js';
import { clockTime, percent, type FactName } from '#coaching/domain/facts/draft.js';
import { movingRows } from '#coaching/domain/facts/closer/rows.js';
import { rangeOf } from '#coaching/domain/tools/time-between.tool.js';
import { lines, type QueryResult } from '../found.js';
import { isPace } from '../metrics/metric.js';
import { absentChannel } from '../metrics/missing.js';
import type { Shown } from '../metrics/span-metric.js';
import type { LimitedChannel, TimeWhere } from '../query.js';
import { spansOf } from '../series/combined.js';
import type { Part } from '../series/part.js';
import { within } from '../words.js';
import { gradientRows } from './gradient-rows.js';

export const CHANNEL_NOUNS: Readonly<Record<LimitedChannel, string>> = {
  power: 'power',
  heartRate: 'heart rate',
  speed: 'speed',
  cadence: 'cadence',
  grade: 'gradient',
  temperature: 'temperature',
  altitude: 'altitude',
};

/** "How long was I above 300 W?": seconds on the move, and their share. */
export function timeWhereOf(part: Part, asked: TimeWhere, shown: Shown): QueryResult {
  const { channel, above = null, below = null } = asked;
  const { ground } = shown;
  if (above === null && below === null) return { refused: 'no limit was named' };
  if (above !== null && below !== null && below <= above)
    return { refused: 'the upper limit is not above the lower' };
  const values = ground && channelValues(channel, ground);
  if (!ground || !values)
    return {
      refused:
        absentChannel(channel === 'grade' ? 'altitude' : channel, shown) ??
        `no ${CHANNEL_NOUNS[channel]} was recorded`,
    };
  const [inside, all] = secondsIn(part, values, [above ?? -Infinity, below ?? Infinity], ground);
  if (all === 0) return { refused: `no ${CHANNEL_NOUNS[channel]} was recorded there` };
  const noun = channel === 'speed' && isPace(shown) ? 'pace' : CHANNEL_NOUNS[channel];
  const range = rangeText(channel, above, below, shown);
  const name = (what: string, label: string): FactName => ({
    key: `${part.key}.where.${channel}.${above ?? 'low'}.${below ?? 'high'}.${what}`,
    label: `${label} with ${noun} ${range} ${within(part)}`,
    about: [channel, what],
    method: 'time_between',
    quality: 'derived',
    at: { from: part.from, to: part.to, channel },
  });
  const time = clockTime(name('time', 'Time'), inside);
  const share = percent(name('share', 'Share of the time'), (inside / all) * 100);
  return {
    facts: [time, share],
    focus: part,
    main: time,
    answer: (placed) =>
      lines([
        say`You spent ${placed(time)} with a ${noun} ${range} ${within(part)} (${placed(share)} of the moving time${part.key === 'whole' ? '' : ' there'}).`,
      ]),
  };
}

export function channelValues(channel: LimitedChannel, ground: Ground): Float64Array | null {
  if (channel === 'grade') return gradientRows(ground);
  return (channel === 'altitude' ? ground.altitude : ground.grid.channels[channel]) ?? null;
}

function secondsIn(
  part: Part,
  values: Float64Array,
  [from, to]: readonly [number, number],
  ground: Ground,
): readonly [inside: number, all: number] {
  const moving = movingRows(ground);
  let [inside, all] = [0, 0];
  for (const span of spansOf(part.stretch)) {
    const rows = rowsOf(ground.grid, span);
    for (let row = rows.from; row < rows.to; row++) {
      const value = values[row];
      if (!isKnown(value) || !moving(row)) continue;
      all++;
      if (value >= from && value < to) inside++;
    }
  }
  return [inside, all];
}

/** `of 300 W or more`, `from 140 to 160 bpm`, `under 5%`. */
export function rangeText(
  channel: LimitedChannel,
  above: number | null,
  below: number | null,
  shown: Shown,
): string {
  if (channel !== 'grade' && channel !== 'temperature' && channel !== 'altitude')
    return rangeOf(
      channel,
      above,
      below,
      channel === 'speed' ? isPace(shown) : shown.running,
      shown.units,
    );
  const text = (value: number) => {
    if (channel === 'grade') return `${shownNumber(value)}%`;
    return channel === 'altitude'
      ? shownElevation(value, shown.units)
      : shownTemperature(value, shown.units);
  };
  if (above === null) return `under ${text(below ?? 0)}`;
  return below === null ? `of ${text(above)} or more` : `from ${text(above)} to ${text(below)}`;
}
