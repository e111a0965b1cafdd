import { useState } from 'react';
import { dayText, spanText } from '#features/workouts/model/progress/calendar.js';
import { WARM_UP_DAYS } from '#features/workouts/model/progress/finding.js';
import { dayFigures, dayWords, warmUpLength } from '#features/workouts/model/progress/fitness.js';
import { loadWords, unmeasuredIn } from '#features/workouts/model/progress/volume.js';
import type { ProgressDay } from '#features/workouts/model/progress/progress.js';
import { Section } from '#features/workouts/components/workout/section.js';
import { Defined, SectionNote } from '../defined.js';
import { FigureTable } from '../plot/figure-table.js';
import { Readout } from '../plot/readout.js';
import { FitnessChart } from './fitness-chart.js';

export interface FitnessSectionProps {
  readonly days: readonly ProgressDay[];
  readonly mixedLoad: boolean;
  /** Whether rides and runs are both in it. */
  readonly both: boolean;
}

/** A day of each week is enough for a table. */
const TABLE_STEP = 7;

/** What the load of the last weeks left: fitness, fatigue and form. */
export function FitnessSection({ days, mixedLoad, both }: FitnessSectionProps) {
  const [cursor, setCursor] = useState<number | null>(null);
  const shown = days[cursor ?? days.length - 1] ?? days.at(-1);
  const first = days[0];
  if (!shown || !first) return null;
  const warming = warmUpLength(days);
  const words = loadWords(mixedLoad, unmeasuredIn(days));
  const terms = { Fitness: 'fitness', Fatigue: 'fatigue', Form: 'form', Load: 'load' } as const;
  const termOf = (label: string) => terms[label as keyof typeof terms];
  return (
    <Section title="Fitness, fatigue and form">
      <Readout
        at={dayText(shown.day)}
        figures={dayFigures(shown).map(([label, text]) => [label, text])}
      />
      {days.length > 1 ? (
        <FitnessChart
          days={days}
          warming={warming}
          cursor={cursor}
          onCursor={setCursor}
          describe={(stop) => (days[stop] ? dayWords(days[stop]) : '')}
        />
      ) : null}
      <SectionNote>
        {Object.keys(terms).map((label, at) => (
          <span key={label}>
            {at > 0 ? ' · ' : 'What they are: '}
            <Defined as={termOf(label)}>{label}</Defined>
          </span>
        ))}
        .
        {both ? ' Rides and runs are counted together, for the body does not tell them apart.' : ''}
        {warming > 0 ? (
          <>
            {' '}
            <Defined as="warmingUp">Warming up</Defined>
            {`: the first ${WARM_UP_DAYS} days, here ` +
              `${spanText(first.day, days[warming - 1]?.day ?? first.day)}, are not yet ` +
              'meaningful.'}
          </>
        ) : null}{' '}
        {words.join(' ')}
      </SectionNote>
      <FigureTable
        name="Fitness, fatigue and form"
        columns={['Day', 'Fitness', 'Fatigue', 'Form', 'Load of the day']}
        rows={days
          .toReversed()
          .filter((_, at) => at % TABLE_STEP === 0)
          .map((day) => ({
            key: day.day,
            cells: [
              day.warmingUp ? `${dayText(day.day)}, warming up` : dayText(day.day),
              ...dayFigures(day).map(([, text]) => text),
            ],
          }))}
      />
    </Section>
  );
}
