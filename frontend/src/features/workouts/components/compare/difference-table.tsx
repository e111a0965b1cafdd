import type { ReactNode } from 'react';
import { FigureText } from '#components/figures/figures.js';
import {
  type Difference,
  type DifferenceRow,
  differenceRows,
} from '#features/workouts/model/compare/difference-rows.js';
import type { Compared, ComparedProps } from '#features/workouts/model/compare/names.js';
import { isNothing } from '#features/workouts/model/compare/shown-difference.js';
import { Section } from '../workout/section.js';
import { Term } from '../workout/metrics/term.js';
import styles from './difference-table.module.css';
import { WorkoutMark } from './workout-mark.js';

const YES = 'Yes';

/**
 * Every measure of the workouts, what lies between them, and whether it may be compared. Roles are
 * named because a narrow window lays the rows out as blocks.
 */
export function DifferenceTable({ workouts, units }: ComparedProps) {
  const rows = differenceRows(workouts, units);
  const [base, ...others] = workouts;
  return (
    <Section title="Differences">
      <div className={styles.frame}>
        <table role="table" className={styles.table} data-count={workouts.length}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Measure
              </th>
              {base ? (
                <th role="columnheader" scope="col">
                  <WorkoutMark letter={base.letter} index={0} />
                  <small>{base.short}</small>
                </th>
              ) : null}
              {others.map(({ letter, short }, index) => (
                <Heads key={letter} letter={letter} short={short} index={index + 1} />
              ))}
              <th role="columnheader" scope="col" className={styles.notes}>
                May it be compared?
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Row key={row.id} row={row} workouts={workouts} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Heads({
  letter,
  short,
  index,
}: {
  readonly letter: string;
  readonly short: string;
  readonly index: number;
}) {
  return (
    <>
      <th role="columnheader" scope="col">
        <WorkoutMark letter={letter} index={index} />
        <small>{short}</small>
      </th>
      <th role="columnheader" scope="col">
        {letter} against A
      </th>
    </>
  );
}

function Row({
  row,
  workouts,
}: {
  readonly row: DifferenceRow;
  readonly workouts: readonly Compared[];
}) {
  const [first] = row.values;
  const said = remarks(row, workouts);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Term explanation={`A difference counts from what the measurement resolves. ${row.source}`}>
          {row.label}
        </Term>
      </th>
      <td role="cell" data-place="0" data-letter="A">
        {first ? <FigureText {...first} /> : null}
      </td>
      {row.differences.map((difference, index) => {
        const value = row.values[index + 1];
        const letter = workouts[index + 1]?.letter ?? '';
        return (
          <Pair key={letter} letter={letter}>
            {value ? <FigureText {...value} /> : null}
            <DifferenceCell difference={difference} />
          </Pair>
        );
      })}
      <td role="cell" className={styles.notes} data-plain={said === YES}>
        {said}
      </td>
    </tr>
  );
}

function Pair({
  letter,
  children: [value, difference],
}: {
  readonly letter: string;
  readonly children: readonly [ReactNode, ReactNode];
}) {
  return (
    <>
      <td role="cell" data-place="1" data-letter={letter}>
        {value}
      </td>
      <td role="cell" data-place="2">
        {difference}
      </td>
    </>
  );
}

/** Reasons and notes; where they are the same for all, once. */
function remarks({ differences }: DifferenceRow, workouts: readonly Compared[]): string {
  const texts = differences.map(remark);
  if (new Set(texts).size === 1) return texts[0] ?? '';
  return texts
    .map(
      (text, index) => `${workouts[index + 1]?.letter ?? ''}: ${text === YES ? `${text}.` : text}`,
    )
    .join(' ');
}

function remark({ reason, notes }: Difference): string {
  if (reason !== null) return `No. ${reason}`;
  return notes.length > 0 ? `Yes, with care. ${notes.join(' ')}` : YES;
}

/** What lies between two values; a verdict is a word first and a colour second. */
function DifferenceCell({
  difference: { state, figure, verdict },
}: {
  readonly difference: Difference;
}) {
  if (state === 'apart' || figure === null)
    return <span className={styles.apart}>Not compared</span>;
  if (state === 'same')
    return (
      <span className={styles.same}>
        {isNothing(figure) ? 'The same' : 'About the same'}
        {isNothing(figure) ? null : (
          <small>
            <FigureText {...figure} />
          </small>
        )}
      </span>
    );
  return (
    <span className={styles.differs} data-verdict={verdict}>
      <FigureText {...figure} />
      {verdict ? <small>{verdict}</small> : null}
    </span>
  );
}
