import { useState } from 'react';
import { formatNumber } from '#lib/format.js';
import { dayText, mondayOf } from '#features/workouts/model/progress/calendar.js';
import type {
  Family,
  ProgressWeek,
  ZoneMeasure,
} from '#features/workouts/model/progress/progress.js';
import { bundleName, bundlesOf, zonesOf } from '#features/workouts/model/progress/volume.js';
import {
  intensityOf,
  MEASURE_NAMES,
  measuresOf,
  percentText,
  type Polarization,
  polarizationOf,
  sharesOf,
  sharesText,
} from '#features/workouts/model/progress/zone-balance.js';
import { Section } from '#features/workouts/components/workout/section.js';
import { Choice } from '#components/choice.js';
import { Defined, SectionNote } from '../defined.js';
import { FigureTable, TableWords } from '../plot/figure-table.js';
import { Readout } from '../plot/readout.js';
import { ZoneStacks } from './zone-stacks.js';

export interface ZoneSectionProps {
  readonly weeks: readonly ProgressWeek[];
  readonly today: string;
  readonly family: Family;
}

/** How the time of each week was shared between the zones, and how far it was polarized. */
export function ZoneSection({ weeks, today, family }: ZoneSectionProps) {
  const measures = measuresOf(weeks, family);
  const [chosen, setChosen] = useState<ZoneMeasure | null>(null);
  const measure = measures.find((each) => each === chosen) ?? measures[0];
  if (!measure)
    return (
      <Section title="Balance of zones">
        <SectionNote>
          {weeks.some(({ workouts }) => workouts > 0) ? (
            <>
              Not told: no workout of this time has time in zones. Power zones need your FTP, heart
              rate zones your resting and maximum heart rate
              {family === 'running' ? ', pace zones a best time over 5 or 10 km' : ''}. You can
              enter them in your profile; your workouts are then analysed again.
            </>
          ) : (
            'Not told: there is no workout in this time. A longer range may hold some.'
          )}
        </SectionNote>
      </Section>
    );
  return (
    <Section
      title="Balance of zones"
      aside={
        <Choice
          name="Zones of"
          value={measure}
          options={measures.map((value) => ({ value, label: MEASURE_NAMES[value] }))}
          onChange={setChosen}
        />
      }
    >
      <Balance key={measure} weeks={weeks} today={today} measure={measure} />
    </Section>
  );
}

interface BalanceProps extends Omit<ZoneSectionProps, 'family'> {
  readonly measure: ZoneMeasure;
}

function Balance({ weeks, today, measure }: BalanceProps) {
  const [cursor, setCursor] = useState<number | null>(null);
  const bundles = bundlesOf(weeks, today);
  const rows = bundles.map((bundle) => ({ bundle, shares: sharesOf(bundle.zones[measure]) }));
  const whole = sharesOf(zonesOf(weeks, measure));
  const at = cursor === null ? undefined : rows[cursor];
  const words = (shares: readonly number[] | null): string =>
    shares ? sharesText(shares) : 'nothing measured';
  const shown = at ? at.shares : whole;
  return (
    <>
      <Readout
        at={at ? bundleName(at.bundle) : 'The whole time'}
        figures={[[MEASURE_NAMES[measure], words(shown)]]}
      />
      <ZoneStacks
        name={`Share of the zones of ${MEASURE_NAMES[measure].toLowerCase()} by week`}
        rows={rows}
        whole={whole ?? []}
        cursor={cursor}
        onCursor={setCursor}
        describe={(stop) => {
          const row = rows[stop];
          return row ? `${bundleName(row.bundle)}: ${words(row.shares)}` : '';
        }}
      />
      <Intensities weeks={weeks} today={today} />
      <FigureTable
        name="Balance of zones"
        columns={['Week', `${MEASURE_NAMES[measure]} zones`, 'Polarization']}
        rows={rows.toReversed().map(({ bundle, shares }) => ({
          key: bundle.from,
          cells: [
            bundleName(bundle),
            words(shares),
            bundle.polarization === null ? (
              <TableWords>{bundle.polarizationReason ?? 'nothing measured'}</TableWords>
            ) : (
              formatNumber(bundle.polarization, 2)
            ),
          ],
        }))}
      />
    </>
  );
}

function Intensities({ weeks, today }: Omit<BalanceProps, 'measure'>) {
  const shares = sharesOf(zonesOf(weeks, 'heartRate'));
  if (!shares)
    return (
      <SectionNote>
        Polarization is not told: it is taken from time in heart rate zones, which these weeks do
        not have.
      </SectionNote>
    );
  const { low, middle, high } = intensityOf(shares);
  return (
    <SectionNote>
      By heart rate <Defined as="low">low</Defined> {percentText(low)},{' '}
      <Defined as="middle">middle</Defined> {percentText(middle)}, <Defined as="high">high</Defined>
      {` ${percentText(high)}. `}
      <Defined as="polarization">Polarization</Defined>{' '}
      {polarizationWords(polarizationOf(weeks.filter(({ week }) => week < mondayOf(today))))}
    </SectionNote>
  );
}

function polarizationWords({ last, reason, defined, polarized }: Polarization): string {
  if (!last)
    return (
      'has no index in any full week of this ' +
      `time.${reason ? ` Why the last one has none: ${reason}` : ''}`
    );
  const weeks = defined === 1 ? 'the one full week' : `${defined} full weeks`;
  return (
    `was ${formatNumber(last.index, 2)} in the week of ${dayText(last.week)}; ${polarized} of ` +
    `${weeks} in which it is defined ${polarized === 1 ? 'is' : 'are'} above 2.00.`
  );
}
