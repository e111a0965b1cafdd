import { bestEffortOver } from '#analysis/curves/best-efforts.js';
import type { Span } from '#analysis/recording/recording.js';
import { say } from '#coaching/domain/answer/say.js';
import { spokenSeconds } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import { bestPowerOf } from '#coaching/domain/facts/closer/best-place.js';
import { clockTime, type FactName } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { lines, type QueryResult } from '../found.js';
import { absentChannel } from '../metrics/missing.js';
import { isPace } from '../metrics/metric.js';
import { SPAN_METRICS, type MetricId } from '../metrics/span-metric.js';
import type { BestEffort } from '../query.js';
import type { Part } from '../series/part.js';
import { shownOf, type Seen } from '../series/seen.js';
import { within } from '../words.js';
import { momentOf, type Moment } from './moment.js';
import { longestIn, meanBestIn, shortestIn } from './windows.js';

/** "My best 5 k", "best 20 min": what was held best over a distance or a duration. */
export function bestEffortOf(
  part: Part,
  asked: BestEffort,
  metrics: readonly MetricId[],
  seen: Seen,
): QueryResult {
  if (!(asked.length > 0)) return { refused: 'no length was named' };
  return asked.by === 'metres'
    ? overDistance(part, asked.length, seen)
    : overTime(part, asked.length, channelOf(metrics[0], seen), seen);
}

type HeldChannel = 'power' | 'heartRate' | 'cadence' | 'speed';

function channelOf(metric: MetricId | undefined, seen: Seen): HeldChannel {
  const named = (['heartRate', 'cadence', 'power', 'speed'] as const).find((channel) =>
    metric?.startsWith(channel),
  );
  if (named !== undefined) return named;
  const power = seen.workout.family === 'cycling' && seen.look.ground.grid.channels.power;
  return power ? 'power' : 'speed';
}

function overDistance(part: Part, metres: number, seen: Seen): QueryResult {
  const shown = shownOf(seen);
  const absent = absentChannel('distance', shown);
  if (absent !== null) return { refused: absent };
  const whole = part.key === 'whole';
  const known = seen.workout.analysis.bestEfforts.find(
    ({ distanceM }) => Math.abs(distanceM - metres) < 1,
  );
  const best = whole
    ? (known ?? bestEffortOver(seen.look.ground.recording, metres))
    : shortestIn(seen.look.ground, part, metres);
  const name = distanceName(metres);
  if (best === null) return { refused: `${whole ? 'it' : part.name} was shorter than ${name}` };
  const span = { from: best.startS, to: best.startS + best.seconds };
  const fact = factName(part, `efforts.${Number(metres.toFixed(3))}`, `best ${name}`, span);
  const onSheet = (key: string) => (whole ? seen.sheet.withKey(key) : undefined);
  const time =
    onSheet(`efforts.${known?.distanceM ?? metres}.time`) ??
    clockTime({ ...fact('time', 'Time'), about: ['best', 'time'] }, best.seconds);
  const speed = SPAN_METRICS.speed.fact(
    {
      ...fact(`speed.${shown.units.distance}.${shown.as ?? ''}`, 'Speed'),
      about: ['best', 'speed'],
    },
    metres / best.seconds,
    shown,
  );
  const moment = momentOf(
    best.startS,
    { key: fact('', '').key, name: `the best ${name}`, to: span.to },
    seen,
  );
  return {
    facts: [time, ...(speed ? [speed] : []), ...momentFacts(moment)],
    focus: { key: fact('', '').key, ...span },
    main: time,
    answer: (placed) =>
      lines([
        say`Your best ${name}${whole ? '' : ` ${within(part)}`} took ${placed(time)}${speed ? say`, at ${placed(speed)}` : ''}.`,
        say`It began ${placed(moment.time)} after the start${moment.place ? say`, at ${placed(moment.place)}` : ''}.`,
      ]),
  };
}

function momentFacts({ time, place }: Moment): readonly FactDraft[] {
  return place ? [time, place] : [time];
}

function overTime(part: Part, seconds: number, channel: HeldChannel, seen: Seen): QueryResult {
  const shown = shownOf(seen);
  const absent = absentChannel(channel === 'speed' ? 'distance' : channel, shown);
  if (absent !== null) return { refused: absent };
  const length = spokenSeconds(seconds);
  const best = bestOver(part, seconds, channel, seen);
  if (best === null)
    return { refused: `${part.key === 'whole' ? 'it' : part.name} was shorter than ${length}` };
  const span = { from: best.from, to: best.from + seconds };
  const noun = {
    power: 'power',
    heartRate: 'heart rate',
    cadence: 'cadence',
    speed: isPace(shown) ? 'pace' : 'speed',
  }[channel];
  const fact = factName(
    part,
    `held.${channel}.${seconds}.${shown.units.distance}.${shown.as ?? ''}`,
    `best ${length} ${noun}`,
    span,
  );
  const known =
    channel === 'power' && part.key === 'whole'
      ? seen.sheet.get(`power.best.${seconds}`)
      : undefined;
  const value =
    known ??
    SPAN_METRICS[channel].fact(
      { ...fact('value', 'Value'), about: ['best', ...SPAN_METRICS[channel].about, 'max'] },
      best.value,
      shown,
    );
  if (value === null) return { refused: `no ${noun} was recorded there` };
  const moment = momentOf(
    best.from,
    { key: fact('', '').key, name: `the best ${length}`, to: span.to },
    seen,
  );
  return {
    facts: [value, ...momentFacts(moment)],
    focus: { key: fact('', '').key, ...span },
    main: value,
    answer: (placed) =>
      lines([
        say`Your best ${length} ${noun}${part.key === 'whole' ? '' : ` ${within(part)}`} was ${placed(value)}.`,
        say`It began ${placed(moment.time)} after the start${moment.place ? say`, at ${placed(moment.place)}` : ''}.`,
      ]),
  };
}

/** As the power curve has it; other channels by plain means. */
function bestOver(
  part: Part,
  seconds: number,
  channel: HeldChannel,
  { look, workout }: Seen,
): { readonly from: number; readonly value: number } | null {
  const { ground } = look;
  if (channel === 'speed') return longestIn(ground, part, seconds);
  if (channel !== 'power' || part.key !== 'whole')
    return meanBestIn(ground, part, seconds, ground.grid.channels[channel]);
  const best = bestPowerOf(look, Math.round(seconds));
  const watts = workout.analysis.curves.power?.find((point) => point.seconds === seconds)?.watts;
  return best && { from: best.place.from, value: watts ?? best.watts };
}

function factName(part: Part, key: string, name: string, at: Span) {
  return (what: string, label: string): FactName => ({
    key: `${part.key === 'whole' ? 'best' : part.key}.${key}.${what}`,
    label: `${label} of the ${name} ${within(part)}`,
    about: [],
    method: 'best window',
    quality: 'derived',
    at: { ...at, channel: 'speed' },
  });
}
