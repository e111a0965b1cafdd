import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { elevationFigure, figureText, formatDuration, temperatureFigure } from '#lib/format.js';
import { fileName } from '#lib/format-workout.js';
import type { UnitPreferences } from '#lib/units.js';
import { ALL_POINTS, SCREEN_POINTS, streamsQuery } from '#features/workouts/api/get-streams.js';
import { useOriginalFile } from '#features/workouts/hooks/use-original-file.js';
import { samplingText, sensorsOf } from '#features/workouts/model/metrics/sensors.js';
import { holdsEverySample } from '#features/workouts/model/chart/streams.js';
import { meanTemperatureOf } from '#features/workouts/model/metrics/mean-values.js';
import type { Workout } from '#features/workouts/model/workout.js';
import type { Repair } from '#features/workouts/model/analysis.js';
import { Section, type WorkoutPart } from '../section.js';
import styles from './data-section.module.css';

/** Where the note below the curves leads to. */
export const DATA_ID = 'data';

/**
 * What all of this rests on: what was mended, what was recorded by what, under which conditions,
 * and the file itself.
 */
export function DataSection({ workout, units }: WorkoutPart) {
  const { analysis, warnings } = workout;
  const { data: streams } = useQuery(streamsQuery(workout.id));
  // Every sample, where the curves have asked for it already: how often the device wrote can only
  // be told from all of them.
  const { data: whole } = useQuery({ ...streamsQuery(workout.id, ALL_POINTS), enabled: false });
  const [failure, setFailure] = useState<string | null>(null);
  const fetchOriginal = useOriginalFile(workout, setFailure);
  const sensors = sensorsOf(workout.recorded);
  const exact = [[whole, ALL_POINTS] as const, [streams, SCREEN_POINTS] as const].find(
    ([read, points]) => read && holdsEverySample(read, points),
  )?.[0];
  const sampling = exact ? samplingText(exact.channels, exact.pauses) : null;
  return (
    <div id={DATA_ID} className={styles.anchor} tabIndex={-1}>
      <Section title="Data and conditions">
        <div className={styles.columns}>
          <DataFindings warnings={warnings} repairs={analysis.repairs} />
          <dl className={styles.facts}>
            <Fact label="Device">{workout.deviceName ?? 'The file does not name it'}</Fact>
            <Fact label="Recorded">
              {sensors.length > 0 ? (
                <ul>
                  {sensors.map(({ label, source }, place) => (
                    <li key={place}>
                      {label} <small>{source}</small>
                    </li>
                  ))}
                </ul>
              ) : (
                'Only the time'
              )}
            </Fact>
            {sampling ? <Fact label="Samples">{sampling}</Fact> : null}
            <Fact label="Place">{workout.indoor ? 'Indoors' : 'Outdoors'}</Fact>
            {conditions(workout, units).map(([label, text]) => (
              <Fact key={label} label={label}>
                {text}
              </Fact>
            ))}
            <Fact label="File">
              <Button
                type="link"
                size="small"
                className={styles.file}
                onClick={() => {
                  setFailure(null);
                  fetchOriginal();
                }}
                aria-label={`Download the original file ${fileName(workout.Upload.filename)}`}
              >
                {fileName(workout.Upload.filename)}
              </Button>
              {failure === null ? null : (
                <p role="alert" className={styles.failure}>
                  {failure}
                </p>
              )}
            </Fact>
            <Fact label="Analysis">engine {analysis.engineVersion}</Fact>
          </dl>
        </div>
      </Section>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the ground and the weather were, as far as the file tells. */
function conditions(
  workout: Workout,
  units: UnitPreferences,
): readonly (readonly [string, string])[] {
  const { total_ascent: up, total_descent: down } = workout.rawSummaryJson.session;
  const { metrics } = workout.analysis;
  const celsius = meanTemperatureOf(workout);
  const rough = metrics['elevationGain']?.note?.startsWith('An estimate') ? ', estimated' : '';
  const heights = [
    ...(up === null ? [] : [`${figureText(elevationFigure(up, units))} up`]),
    ...(down === null ? [] : [`${figureText(elevationFigure(down, units))} down`]),
  ];
  return [
    ...(celsius === null
      ? []
      : [
          [
            'Temperature',
            `${figureText(temperatureFigure(celsius, units))} at your device`,
          ] as const,
        ]),
    ...(heights.length === 0 ? [] : [['Elevation', `${heights.join(', ')}${rough}`] as const]),
  ];
}

interface DataFindingsProps {
  readonly warnings: readonly string[];
  readonly repairs: readonly Repair[];
}

/**
 * What was wrong with the file and what was repaired, in words, with the seconds that it touched.
 */
function DataFindings({ warnings, repairs }: DataFindingsProps) {
  return (
    <div className={styles.findings}>
      {warnings.length === 0 ? null : (
        <>
          <h3>In the file</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
      {repairs.length === 0 ? (
        <p>
          {warnings.length === 0
            ? 'Nothing was wrong with the file, and nothing was repaired.'
            : 'Nothing was repaired.'}
        </p>
      ) : (
        <>
          <h3>Repaired</h3>
          <ul>
            {repairs.map(({ kind, text, seconds }) => (
              <li key={kind + text}>
                {text}
                {seconds > 0 ? <small> {formatDuration(seconds)} of the recording.</small> : null}
              </li>
            ))}
          </ul>
          <p>The recording itself is kept as it was; only the analysis works with repaired data.</p>
        </>
      )}
    </div>
  );
}
