import type { Stretch } from '#coaching/domain/facts/closer/stretch.js';

type Read = (stretch: Stretch) => number | null;

/** Several stretches as one, without what is between them; what does not add up is null. */
export function combined(stretches: readonly Stretch[]): Stretch {
  const first = stretches[0] as Stretch;
  const last = stretches.at(-1) as Stretch;
  const distanceM = sum(stretches, ({ distanceM: metres }) => metres);
  const movingS = sum(stretches, ({ movingS: seconds }) => seconds) ?? 0;
  return {
    ...first,
    from: first.from,
    to: last.to,
    elapsedS: sum(stretches, ({ elapsedS }) => elapsedS) ?? 0,
    movingS,
    distanceM,
    avgSpeedMps: distanceM === null || movingS === 0 ? null : distanceM / movingS,
    gradedSpeedMps: null,
    avgPowerW: mean(stretches, ({ avgPowerW }) => avgPowerW),
    avgHr: mean(stretches, ({ avgHr }) => avgHr),
    avgCadence: mean(stretches, ({ avgCadence }) => avgCadence),
    maxHr: greatest(stretches, ({ maxHr }) => maxHr),
    maxPowerW: greatest(stretches, ({ maxPowerW }) => maxPowerW),
    normalizedPowerW: null,
    ascentM: sum(stretches, ({ ascentM }) => ascentM),
    gradePercent: null,
    stoppedS: sum(stretches, ({ stoppedS }) => stoppedS) ?? 0,
    channels: {},
  };
}

function known(stretches: readonly Stretch[], read: Read): number[] | null {
  const values = stretches.flatMap((stretch) => read(stretch) ?? []);
  return values.length === stretches.length ? values : null;
}

function sum(stretches: readonly Stretch[], read: Read): number | null {
  return known(stretches, read)?.reduce((total, value) => total + value, 0) ?? null;
}

/** By time: a long repetition weighs more than a short one. */
function mean(stretches: readonly Stretch[], read: Read): number | null {
  const values = known(stretches, read);
  if (values === null) return null;
  const seconds = stretches.reduce((total, { elapsedS }) => total + elapsedS, 0);
  return (
    values.reduce((total, value, at) => total + value * (stretches[at]?.elapsedS ?? 0), 0) / seconds
  );
}

function greatest(stretches: readonly Stretch[], read: Read): number | null {
  const values = known(stretches, read);
  return values === null ? null : Math.max(...values);
}
