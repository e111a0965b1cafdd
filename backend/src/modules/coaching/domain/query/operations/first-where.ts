import { isKnown } from '#analysis/math/known.js';
import { rowsOf } from '#analysis/recording/grid.js';
import { say } from '#coaching/domain/answer/say.js';
import { clockTime } from '#coaching/domain/facts/draft.js';
import { movingRows } from '#coaching/domain/facts/closer/rows.js';
import { lines, type QueryResult } from '../found.js';
import { isPace } from '../metrics/metric.js';
import { absentChannel } from '../metrics/missing.js';
import type { FirstWhere } from '../query.js';
import { spansOf } from '../series/combined.js';
import type { Part } from '../series/part.js';
import { shownOf, type Seen } from '../series/seen.js';
import { within } from '../words.js';
import { momentOf } from './moment.js';
import { CHANNEL_NOUNS, channelValues, rangeText } from './time-where.js';

/** "When did my heart rate first go over 170?": the first second of moving beyond a limit. */
export function firstWhereOf(part: Part, asked: FirstWhere, seen: Seen): QueryResult {
  const { channel, above = null, below = null } = asked;
  const { ground } = seen.look;
  const shown = shownOf(seen);
  const values = channelValues(channel, ground);
  const noun = channel === 'speed' && isPace(shown) ? 'pace' : CHANNEL_NOUNS[channel];
  if (!values)
    return {
      refused:
        absentChannel(channel === 'grade' ? 'altitude' : channel, shown) ??
        `no ${noun} was recorded`,
    };
  const range = rangeText(channel, above, below, shown);
  const key = `${part.key}.first.${channel}.${above ?? 'low'}.${below ?? 'high'}`;
  const second = firstIn(part, values, [above ?? -Infinity, below ?? Infinity], seen);
  if (second === null) {
    const never = clockTime(
      {
        key: `${key}.never`,
        label: `Time with ${noun} ${range} ${within(part)}`,
        about: [channel, 'time'],
        method: 'engine',
        at: { from: part.from, to: part.to, channel },
      },
      0,
    );
    return {
      facts: [never],
      main: never,
      answer: (placed) =>
        lines([say`You never had a ${noun} ${range} ${within(part)}: ${placed(never)}.`]),
    };
  }
  const moment = momentOf(
    second,
    { key, name: `the first ${noun} ${range}`, to: second + 1 },
    seen,
  );
  return {
    facts: [moment.time, ...(moment.place ? [moment.place] : [])],
    focus: { key, from: second, to: second + 1 },
    main: moment.time,
    answer: (placed) =>
      lines([
        say`You first had a ${noun} ${range} ${placed(moment.time)} after the start${moment.place ? say`, at ${placed(moment.place)}` : ''}.`,
      ]),
  };
}

function firstIn(
  part: Part,
  values: Float64Array,
  [from, to]: readonly [number, number],
  { look: { ground } }: Seen,
): number | null {
  const moving = movingRows(ground);
  for (const span of spansOf(part.stretch)) {
    const rows = rowsOf(ground.grid, span);
    for (let row = rows.from; row < rows.to; row++) {
      const value = values[row];
      if (isKnown(value) && moving(row) && value >= from && value < to)
        return ground.grid.time[row] ?? null;
    }
  }
  return null;
}
