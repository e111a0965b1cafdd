import { say, size } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { movingRows } from '#coaching/domain/facts/closer/rows.js';
import { duration } from '#coaching/domain/facts/draft.js';
import { rangeOf } from '#coaching/domain/tools/time-between.tool.js';
import type { Found } from '../found.js';
import type { SideOperation } from './side-query.js';
import { deltaOf, type SideValue } from './side-values.js';
import { moreOrLess } from './side-words.js';
import type { Side, Sides } from './sides.js';

type TimeWhere = Extract<SideOperation, { kind: 'timeWhere' }>;

const NOUNS = {
  power: 'power',
  heartRate: 'heart rate',
  cadence: 'cadence',
  speed: 'speed',
} as const;

/** "How long above 300 W on each day?" */
export function timeWhereOfSides(
  sides: Sides,
  asked: TimeWhere,
): Found | { readonly refused: string } {
  const { running, units } = sides.shown;
  const { channel, above, below } = asked;
  const noun = channel === 'speed' && running ? 'pace' : NOUNS[channel];
  const range = rangeOf(channel, above, below, running, units);
  const values = sides.all.flatMap((side): SideValue[] => {
    const value = secondsWithin(side, asked);
    if (value === null) return [];
    const fact = duration(
      {
        key: `${side.name}.between.${channel}.${above ?? 'low'}.${below ?? 'high'}.time`,
        label: `Time with ${noun} ${range}, ${side.name}`,
        about: [channel, 'time'],
        method: 'time_between',
        quality: 'derived',
        subject: side.name,
      },
      value,
    );
    return [{ side, value, fact, part: null }];
  });
  if (values.length === 0) return { refused: `no ${noun} was recorded in either of them` };
  const [first, second] = values;
  const delta =
    first && second && values.length === 2 ? deltaOf(first, second, 'time', sides) : null;
  return {
    facts: [...values.map(({ fact }) => fact), ...(delta ? [delta] : [])],
    answer: (placed) => ({
      finding: [
        `${list(values.map(({ side, fact }, at) => say`${at === 0 ? 'On' : 'on'} ${side.day} ${at === 0 ? `your ${noun} was ${range.replace(/^of /, '')} for ` : ''}${placed(fact)}`))}${delta && delta.value !== 0 ? say`, ${size(placed(delta))} ${moreOrLess('time', (second?.value ?? 0) > (first?.value ?? 0))}` : ''}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** Null where the channel was not recorded. */
function secondsWithin({ seen }: Side, { channel, above, below }: TimeWhere): number | null {
  const ground = seen?.().look.ground;
  const values = ground?.grid.channels[channel];
  if (!ground || values === undefined) return null;
  const moving = movingRows(ground);
  let [within, known] = [0, 0];
  values.forEach((value, row) => {
    if (!Number.isFinite(value) || !moving(row)) return;
    known++;
    if (value >= (above ?? -Infinity) && value < (below ?? Infinity)) within++;
  });
  return known === 0 ? null : within;
}
