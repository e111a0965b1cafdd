import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { figure, figureText, formatNumber } from '#lib/format.js';
import { dayText } from '#features/workouts/model/progress/calendar.js';
import {
  durationsOf,
  type NamedCurve,
  namedCurves,
  powerAt,
} from '#features/workouts/model/progress/power-duration.js';
import type { Records } from '#features/workouts/model/progress/progress.js';
import { durationText } from '#features/workouts/model/progress/records.js';
import { Section } from '#features/workouts/components/workout/section.js';
import { Defined, DefinedAside, SectionNote, WorkoutDay } from '../defined.js';
import { FigureTable } from '../plot/figure-table.js';
import { Readout } from '../plot/readout.js';
import { PowerDurationPlot } from './power-duration-plot.js';

/** What is shown while nothing is pointed at; s. */
const FIRST_TOLD = 300;
const TABLE_S = [1, 5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400];

/** The best power for each length of time: of all time, of three months and of six weeks. */
export function PowerDurationSection({
  powerCurves,
  criticalPower,
}: Pick<Records, 'powerCurves' | 'criticalPower'>) {
  const curves = powerCurves ? namedCurves(powerCurves) : [];
  return (
    <Section
      title="Power by duration"
      aside={<DefinedAside as="powerDuration">What this is</DefinedAside>}
    >
      {curves.length === 0 || durationsOf(curves).length < 2 ? (
        <SectionNote>None of your rides has power, or one long enough for a curve.</SectionNote>
      ) : (
        <Curves curves={curves} />
      )}
      {curves.length > 0 && powerCurves?.last90.length === 0 ? (
        <SectionNote>No ride with power in the last 90 days.</SectionNote>
      ) : null}
      {criticalPower && curves.length > 0 ? <Critical power={criticalPower} /> : null}
    </Section>
  );
}

function Curves({ curves }: { readonly curves: readonly NamedCurve[] }) {
  const [cursor, setCursor] = useState<number | null>(null);
  const navigate = useNavigate();
  const durations = durationsOf(curves);
  const first = Math.max(
    0,
    durations.findIndex((seconds) => seconds >= FIRST_TOLD),
  );
  const seconds = durations[cursor ?? first] ?? 1;
  const told = (at: number): string =>
    [
      durationText(durations[at] ?? 1),
      ...curves.flatMap((curve) => pointWords(curve, durations[at] ?? 1)),
    ].join(', ');
  const open = (stop: number): void => {
    const workoutId = curves
      .map((curve) => powerAt(curve, durations[stop] ?? 1))
      .find((point) => point !== null)?.workoutId;
    if (workoutId) void navigate({ to: '/workouts/$workoutId', params: { workoutId } });
  };
  return (
    <>
      <Readout
        at={durationText(seconds)}
        figures={curves.map((curve) => [
          curve.name,
          <Best key={curve.key} curve={curve} seconds={seconds} />,
        ])}
      />
      <PowerDurationPlot
        curves={curves}
        durations={durations}
        cursor={cursor}
        onCursor={setCursor}
        describe={told}
        onOpen={open}
      />
      <FigureTable
        name="Power by duration"
        columns={['Duration', ...curves.map(({ name }) => name)]}
        rows={TABLE_S.filter((each) => durations.includes(each)).map((each) => ({
          key: String(each),
          cells: [
            durationText(each),
            ...curves.map((curve) => <Best key={curve.key} curve={curve} seconds={each} />),
          ],
        }))}
      />
    </>
  );
}

function pointWords(curve: NamedCurve, seconds: number): readonly string[] {
  const point = powerAt(curve, seconds);
  return point
    ? [`${curve.name} ${figureText(figure(point.watts, 'W'))} on ${dayText(point.day)}`]
    : [];
}

function Best({
  curve,
  seconds,
}: {
  readonly curve: NamedCurve;
  readonly seconds: number;
}): ReactNode {
  const point = powerAt(curve, seconds);
  if (!point) return 'none';
  return (
    <>
      {figureText(figure(point.watts, 'W'))}{' '}
      <WorkoutDay
        workoutId={point.workoutId}
        day={point.day}
        what={`the best ${durationText(seconds)}, ${curve.name}`}
      />
    </>
  );
}

function Critical({ power }: { readonly power: NonNullable<Records['criticalPower']> }) {
  if ('reason' in power) return <SectionNote>{power.reason}</SectionNote>;
  const error =
    power.standardErrorW === null ? '' : ` (±${formatNumber(power.standardErrorW)}\u00a0W)`;
  return (
    <SectionNote>
      <Defined as="criticalPower">Critical power</Defined>{' '}
      {figureText(figure(power.criticalPowerW, 'W'))}
      {error}, <Defined as="wPrime">W′</Defined> {figureText(figure(power.wPrimeJ / 1000, 'kJ', 1))}
      , from {power.efforts} efforts of the last 90 days.
    </SectionNote>
  );
}
