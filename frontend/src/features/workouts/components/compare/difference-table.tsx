import { type ReactNode, useId } from 'react';
import { FigureText } from '#components/figures/figures.js';
import {
  type Difference,
  type DifferenceRow,
  differenceRows,
} from '#features/workouts/model/compare/difference-rows.js';
import type { Compared, ComparedProps } from '#features/workouts/model/compare/names.js';
import { type Remarks, remarksOn } from '#features/workouts/model/compare/remarks.js';
import { isNothing } from '#features/workouts/model/compare/shown-difference.js';
import { Section } from '../workout/section.js';
import { Term } from '../workout/metrics/term.js';
import styles from './difference-table.module.css';
import { WorkoutMark } from './workout-mark.js';

/**
 * Every measure of the workouts and the differences. Only what is not comparable is marked,
 * and each reason is said once, below. Roles are named because a narrow window lays the rows out as
 * blocks.
 */
export function DifferenceTable({ workouts, units }: ComparedProps) {
  const rows = differenceRows(workouts, units);
  const remarks = remarksOn(rows);
  const notes = useId();
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
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Row key={row.id} {...{ row, workouts, remarks, notes }} />
            ))}
          </tbody>
        </table>
      </div>
      {remarks.texts.length > 0 ? (
        <ol className={styles.remarks} aria-label="Notes on the differences">
          {remarks.texts.map((text, index) => (
            <li key={text} id={`${notes}${index + 1}`}>
              {text}
            </li>
          ))}
        </ol>
      ) : null}
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
  remarks,
  notes,
}: {
  readonly row: DifferenceRow;
  readonly workouts: readonly Compared[];
  readonly remarks: Remarks;
  /** How the ids of the remarks begin. */
  readonly notes: string;
}) {
  const [first] = row.values;
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
        const numbers = remarks.of(row.id, index);
        return (
          <Pair
            key={letter}
            letter={letter}
            describedBy={numbers.map((number) => `${notes}${number}`).join(' ')}
          >
            {value ? <FigureText {...value} /> : null}
            <DifferenceCell difference={difference} remarks={numbers} />
          </Pair>
        );
      })}
    </tr>
  );
}

function Pair({
  letter,
  describedBy,
  children: [value, difference],
}: {
  readonly letter: string;
  readonly describedBy: string;
  readonly children: readonly [ReactNode, ReactNode];
}) {
  return (
    <>
      <td role="cell" data-place="1" data-letter={letter}>
        {value}
      </td>
      <td role="cell" data-place="2" aria-describedby={describedBy || undefined}>
        {difference}
      </td>
    </>
  );
}

/** The difference between two values; a verdict is a word first and a colour second. */
function DifferenceCell({
  difference: { state, figure, verdict },
  remarks,
}: {
  readonly difference: Difference;
  /** Numbers of what is said of it below the table. */
  readonly remarks: readonly number[];
}) {
  const marks = remarks.length > 0 ? <sup aria-hidden>{remarks.join(',')}</sup> : null;
  if (state === 'apart' || figure === null)
    return <span className={styles.apart}>Not compared{marks}</span>;
  if (state === 'same')
    return (
      <span className={styles.same}>
        {isNothing(figure) ? 'The same' : 'About the same'}
        {marks}
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
      {marks}
      {verdict ? <small>{verdict}</small> : null}
    </span>
  );
}
