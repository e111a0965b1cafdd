import type { ChannelStats, SegmentChannel, SegmentChannels } from '#analysis/analysis.js';
import type { Span } from '#analysis/recording/recording.js';
import type { Stretch } from '#coaching/domain/facts/closer/stretch.js';

type Read = (stretch: Stretch) => number | null;

/** Several stretches as one; the samples between them do not count. */
interface Combined extends Stretch {
  readonly spans: readonly Span[];
}

/** The spans of a stretch: several where it was put together. */
export function spansOf(stretch: Stretch): readonly Span[] {
  return (stretch as Partial<Combined>).spans ?? [{ from: stretch.from, to: stretch.to }];
}

/** Several stretches as one, without what is between them; what does not add up is null. */
export function combined(stretches: readonly Stretch[]): Combined {
  const first = stretches[0] as Stretch;
  const last = stretches.at(-1) as Stretch;
  const distanceM = sum(stretches, ({ distanceM: metres }) => metres);
  const movingS = sum(stretches, ({ movingS: seconds }) => seconds) ?? 0;
  const timerS = sum(stretches, ({ timerS: seconds }) => seconds ?? null);
  return {
    ...first,
    spans: stretches.flatMap(spansOf),
    from: first.from,
    to: last.to,
    elapsedS: sum(stretches, ({ elapsedS }) => elapsedS) ?? 0,
    movingS,
    ...(timerS === null ? {} : { timerS }),
    distanceM,
    avgSpeedMps: distanceM === null || movingS === 0 ? null : distanceM / movingS,
    gradedSpeedMps: mean(stretches, ({ gradedSpeedMps }) => gradedSpeedMps),
    avgPowerW: mean(stretches, ({ avgPowerW }) => avgPowerW),
    avgHr: mean(stretches, ({ avgHr }) => avgHr),
    avgCadence: mean(stretches, ({ avgCadence }) => avgCadence),
    maxHr: greatest(stretches, ({ maxHr }) => maxHr),
    maxPowerW: greatest(stretches, ({ maxPowerW }) => maxPowerW),
    normalizedPowerW: stretches.length === 1 ? first.normalizedPowerW : null,
    ascentM: sum(stretches, ({ ascentM }) => ascentM),
    gradePercent: byLength(stretches, ({ gradePercent }) => gradePercent),
    stoppedS: sum(stretches, ({ stoppedS }) => stoppedS) ?? 0,
    channels: channelsOf(stretches),
  };
}

const CHANNELS: readonly SegmentChannel[] = [
  'power',
  'heartRate',
  'cadence',
  'speed',
  'altitude',
  'temperature',
];

function channelsOf(stretches: readonly Stretch[]): SegmentChannels {
  const found: Partial<Record<SegmentChannel, ChannelStats>> = {};
  for (const channel of CHANNELS) {
    const stats = stretches.flatMap(({ channels }) => channels?.[channel] ?? []);
    const avg = mean(stretches, ({ channels }) => channels?.[channel]?.avg ?? null);
    if (stats.length === 0 || avg === null) continue;
    found[channel] = {
      avg,
      min: Math.min(...stats.map(({ min }) => min)),
      max: Math.max(...stats.map(({ max }) => max)),
      start: stats[0]?.start ?? null,
      end: stats.at(-1)?.end ?? null,
    };
  }
  return found;
}

/** Stretches too short for a value are left out where they are a small part (ours). */
const MOST_UNKNOWN = 0.1;

function known(stretches: readonly Stretch[], read: Read): readonly Stretch[] | null {
  const having = stretches.filter((stretch) => read(stretch) !== null);
  const seconds = (some: readonly Stretch[]) =>
    some.reduce((total, { elapsedS }) => total + elapsedS, 0);
  return having.length > 0 && seconds(having) >= (1 - MOST_UNKNOWN) * seconds(stretches)
    ? having
    : null;
}

function sum(stretches: readonly Stretch[], read: Read): number | null {
  const values = stretches.map(read);
  return values.includes(null)
    ? null
    : values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

/** By time: a long repetition weighs more than a short one. */
function mean(stretches: readonly Stretch[], read: Read): number | null {
  return weighted(stretches, read, ({ elapsedS }) => elapsedS);
}

/** A gradient counts by the way that has it. */
function byLength(stretches: readonly Stretch[], read: Read): number | null {
  return weighted(stretches, read, ({ distanceM }) => distanceM ?? 0);
}

function weighted(
  stretches: readonly Stretch[],
  read: Read,
  weigh: (stretch: Stretch) => number,
): number | null {
  const having = known(stretches, read);
  if (having === null) return null;
  const whole = having.reduce((total, stretch) => total + weigh(stretch), 0);
  const weightedSum = having.reduce(
    (total, stretch) => total + (read(stretch) ?? 0) * weigh(stretch),
    0,
  );
  return whole > 0 ? weightedSum / whole : null;
}

function greatest(stretches: readonly Stretch[], read: Read): number | null {
  const having = known(stretches, read);
  return having === null ? null : Math.max(...having.map((stretch) => read(stretch) ?? -Infinity));
}
