import { figure, figureText } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import { channelViews, isExpected, type ChannelView } from './channels.js';
import { extraViews, temperature, wPrimeBalance } from './optional-channels.js';
import type { CurveName, Streams } from './streams.js';
import { meanTemperatureOf } from '../metrics/mean-values.js';
import type { Workout } from '../workout.js';

/** What stands in place of a curve that there is none of. */
export interface Absent {
  readonly label: string;
  readonly text: string;
}

/** The curves that a recording is read by, from top to bottom. */
export function curvesOf(
  workout: Workout,
  streams: Streams,
  units: UnitPreferences,
): readonly ChannelView[] {
  const balance = workout.analysis.wPrimeBalance;
  const views = [
    ...channelViews(workout.family, units),
    ...(balance ? [{ ...wPrimeBalance, note: modelOf(balance) }] : []),
  ];
  return views.filter(({ name }) => hasValues(streams, name));
}

/** Curves that are there for those who ask for them. */
export function optionalOf(
  workout: Workout,
  { extras }: Streams,
  units: UnitPreferences,
): readonly ChannelView<CurveName>[] {
  const own = meanTemperatureOf(workout) === null ? [] : [temperature(units)];
  const taken = [...channelViews(workout.family, units), ...own].map(({ label }) => label);
  return [...own, ...extraViews(extras ?? [], taken)];
}

/** What one would look for and not find, with the reason. */
export function absentOf(
  workout: Workout,
  streams: Streams,
  units: UnitPreferences,
): readonly Absent[] {
  const { family, indoor, analysis } = workout;
  const missing = channelViews(family, units)
    .filter(({ name }) => !hasValues(streams, name) && isExpected(name, family, indoor))
    .map(({ label }) => ({ label, text: `The file holds no ${label.toLowerCase()}.` }));
  const unjudged = analysis.metrics['wPrimeBalanceMinimum'];
  const reason =
    unjudged?.applicable === false && family === 'cycling' && hasValues(streams, 'power')
      ? unjudged.reason
      : undefined;
  return reason === undefined
    ? missing
    : [...missing, { label: wPrimeBalance.label, text: reason }];
}

function hasValues({ channels }: Streams, name: CurveName): boolean {
  return channels[name]?.v.some((value) => value !== null) ?? false;
}

/** A balance is nothing without its model: two of them differ by kilojoules. */
function modelOf({
  model,
  criticalPowerW,
  wPrimeJ,
  source,
}: NonNullable<Workout['analysis']['wPrimeBalance']>): string {
  const whose = source === 'profile' ? 'your own' : 'from this ride';
  return (
    `${model} model, CP ${figureText(figure(criticalPowerW, 'W'))} and W\u2032 ` +
    `${figureText(figure(wPrimeJ / 1000, 'kJ', 1))} ${whose}`
  );
}
