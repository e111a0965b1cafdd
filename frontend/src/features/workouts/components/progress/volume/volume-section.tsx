import { useState } from 'react';
import type { UnitPreferences } from '#lib/units.js';
import { useRemembered } from '#features/workouts/hooks/use-remembered.js';
import {
  bundleFigures,
  bundleName,
  bundlesOf,
  loadWords,
  type Measure,
  measureView,
  unmeasuredIn,
} from '#features/workouts/model/progress/volume.js';
import type { ProgressWeek } from '#features/workouts/model/progress/progress.js';
import { Section } from '#features/workouts/components/workout/section.js';
import { Choice } from '#components/choice.js';
import { Defined, SectionNote } from '../defined.js';
import { FigureTable } from '../plot/figure-table.js';
import { Readout } from '../plot/readout.js';
import { WeekBars } from './week-bars.js';

const MEASURES: readonly { readonly value: Measure; readonly label: string }[] = [
  { value: 'time', label: 'Time' },
  { value: 'distance', label: 'Distance' },
  { value: 'load', label: 'Load' },
];

export interface VolumeSectionProps {
  readonly weeks: readonly ProgressWeek[];
  readonly today: string;
  readonly mixedLoad: boolean;
  readonly units: UnitPreferences;
}

/** How much each week held. */
export function VolumeSection({ weeks, today, mixedLoad, units }: VolumeSectionProps) {
  const [measure, setMeasure] = useRemembered<Measure>('progress-measure', 'time');
  const [cursor, setCursor] = useState<number | null>(null);
  const bundles = bundlesOf(weeks, today);
  const view = measureView(measure, units);
  const shown = bundles[cursor ?? bundles.length - 1] ?? bundles.at(-1);
  if (!shown) return null;
  const by = bundles.some((bundle) => bundle.weeks > 1) ? 'four weeks' : 'week';
  const words = measure === 'load' ? loadWords(mixedLoad, unmeasuredIn(weeks)) : [];
  return (
    <Section
      title={`${view.name} by ${by}`}
      aside={<Choice name="Measure" value={measure} options={MEASURES} onChange={setMeasure} />}
    >
      <Readout
        at={bundleName(shown)}
        figures={bundleFigures(shown, units).map(([label, text]) => [label, text])}
      />
      <WeekBars
        bundles={bundles}
        view={view}
        marksUnmeasured={measure === 'load'}
        cursor={cursor}
        onCursor={setCursor}
        describe={(stop) => {
          const bundle = bundles[stop];
          return bundle
            ? [
                bundleName(bundle),
                ...bundleFigures(bundle, units).map(([label, text]) => `${label} ${text}`),
              ].join(', ')
            : '';
        }}
      />
      {measure === 'load' ? (
        <SectionNote>
          <Defined as="load">What load is</Defined>. {words.join(' ')}
        </SectionNote>
      ) : null}
      <FigureTable
        name={`${view.name} by ${by}`}
        columns={['Week', 'Time', 'Distance', 'Climbing', 'Load', 'Workouts']}
        rows={bundles.toReversed().map((bundle) => ({
          key: bundle.from,
          cells: [bundleName(bundle), ...bundleFigures(bundle, units).map(([, text]) => text)],
        }))}
      />
    </Section>
  );
}
