import { figure, figureText, formatDuration, paceFigure, speedFigure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Segment } from '#features/workouts/model/analysis.js';
import type { ComparedProps } from '#features/workouts/model/compare/names.js';
import { noPairs, segmentPairs } from '#features/workouts/model/compare/segments-compared.js';
import { rowSeconds } from '#features/workouts/model/segments/row-time.js';
import { type Output, outputOf } from '#features/workouts/model/segments/segments.js';
import { Section } from '../workout/section.js';
import styles from './compare-table.module.css';
import { ComparedHeads } from './workout-mark.js';

/** Interval by interval or lap by lap, where the workouts have as many of them. */
export function SegmentsSideBySide({ workouts, units }: ComparedProps) {
  const pairs = segmentPairs(workouts);
  if (!pairs)
    return (
      <Section title="Intervals and laps">
        <p className={styles.quiet}>{noPairs(workouts)}</p>
      </Section>
    );
  const family = workouts[0]?.workout.family ?? 'cycling';
  const output = outputOf(pairs.segments.flat(), family, units);
  const count = pairs.segments[0]?.length ?? 0;
  const title = pairs.kind === 'work' ? 'Interval by interval' : 'Lap by lap';
  return (
    <Section title={title}>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <table className={styles.table}>
          <ComparedHeads first={pairs.kind === 'work' ? 'Work' : 'Lap'} workouts={workouts} />
          <tbody>
            {Array.from({ length: count }, (_, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                {pairs.segments.map((list, place) => (
                  <td key={place}>
                    {list[index] ? <Part segment={list[index]} output={output} /> : null}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Mean</th>
              {pairs.segments.map((list, place) => (
                <td key={place}>
                  <b>{meanText(list, output.channel, family === 'running', units)}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Part({ segment, output }: { readonly segment: Segment; readonly output: Output }) {
  return (
    <>
      {output.tell(segment)}{' '}
      <span className={styles.quiet}>{figureText(figure(segment.avgHr, 'bpm'))}</span>{' '}
      <span className={styles.quiet}>{formatDuration(rowSeconds(segment))}</span>
    </>
  );
}

/**
 * Weighted by how long each part was: power by time, speed as the whole way over the whole time.
 */
function meanText(
  list: readonly Segment[],
  channel: 'power' | 'speed',
  running: boolean,
  units: UnitPreferences,
): string {
  const value = (segment: Segment): number | null =>
    channel === 'power' ? segment.avgPowerW : segment.avgSpeedMps;
  const known = list.filter((segment) => value(segment) !== null);
  const seconds = known.reduce((sum, segment) => sum + rowSeconds(segment), 0);
  const mean =
    seconds > 0
      ? known.reduce((sum, segment) => sum + (value(segment) ?? 0) * rowSeconds(segment), 0) /
        seconds
      : null;
  if (channel === 'power') return figureText(figure(mean, 'W'));
  return figureText(running ? paceFigure(mean, units) : speedFigure(mean, units));
}
