import type { ChannelName, DeviceSummary } from '#analysis/recording/recording.js';
import type { Moment } from './moment.js';

/** What the device writes about the whole, from the moments on which its timer ran. */
export function summedUp(
  moments: readonly Moment[],
  channels: ReadonlySet<ChannelName>,
): DeviceSummary {
  const timed = moments.filter(({ timed: running }) => running);
  const mean = (
    name: ChannelName,
    read: (moment: Moment) => number | null,
    counts: (value: number) => boolean = () => true,
  ): number | null => {
    const values = channels.has(name)
      ? timed.map(read).filter((value) => value !== null && counts(value))
      : [];
    return values.length === 0
      ? null
      : Math.round((values as number[]).reduce((sum, value) => sum + value, 0) / values.length);
  };
  const most = (name: ChannelName, read: (moment: Moment) => number | null): number | null =>
    channels.has(name)
      ? Math.round(timed.reduce((top, moment) => Math.max(top, read(moment) ?? 0), 0))
      : null;
  const distanceM = channels.has('distance') ? (timed.at(-1)?.distanceM ?? 0) : null;
  const climb = channels.has('altitude') ? climbOf(timed) : null;
  const strides = (value: number | null): number | null =>
    value === null || timed[0]?.powerW !== null ? value : value / 2;
  return {
    elapsedS: moments.length,
    timerS: timed.length,
    movingS: null,
    distanceM,
    avgSpeedMps: distanceM === null ? null : distanceM / Math.max(1, timed.length),
    maxSpeedMps: channels.has('speed')
      ? timed.reduce((top, { speedMps }) => Math.max(top, speedMps), 0)
      : null,
    avgHr: mean('heartRate', ({ heartRate }) => heartRate),
    maxHr: most('heartRate', ({ heartRate }) => heartRate),
    avgCadence: strides(
      mean(
        'cadence',
        ({ cadence }) => cadence,
        (value) => value > 0,
      ),
    ),
    maxCadence: strides(most('cadence', ({ cadence }) => cadence)),
    avgPowerW: mean('power', ({ powerW }) => powerW),
    maxPowerW: most('power', ({ powerW }) => powerW),
    npW: null,
    ftpW: null,
    ascentM: climb === null ? null : Math.round(climb.up),
    descentM: climb === null ? null : Math.round(climb.down),
    calories: Math.round(timed.reduce((sum, { powerW }) => sum + (powerW ?? 180) / 1000, 0)),
    avgTempC: mean('temperature', ({ temperatureC }) => temperatureC),
  };
}

function climbOf(moments: readonly Moment[]): { up: number; down: number } {
  let [up, down] = [0, 0];
  for (let at = 1; at < moments.length; at++) {
    const step = (moments[at] as Moment).altitudeM - (moments[at - 1] as Moment).altitudeM;
    if (step > 0) up += step;
    else down -= step;
  }
  return { up, down };
}
