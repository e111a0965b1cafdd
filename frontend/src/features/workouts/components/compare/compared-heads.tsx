import type { Compared } from '#features/workouts/model/compare/names.js';
import { WorkoutMark } from './workout-mark.js';

export interface ComparedHeadsProps {
  /** What the first column holds. */
  readonly first: string;
  readonly workouts: readonly Compared[];
  /** Whether a column of differences follows each workout but the base. */
  readonly differences?: boolean;
}

/** The head of a table with a column for each workout. */
export function ComparedHeads({ first, workouts, differences = false }: ComparedHeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {workouts.map(({ letter, short }, index) => [
          <th key={letter} scope="col">
            <WorkoutMark letter={letter} index={index} />
            <small>{short}</small>
          </th>,
          differences && index > 0 ? (
            <th key={`${letter}-against`} scope="col">
              {letter} against A
            </th>
          ) : null,
        ])}
      </tr>
    </thead>
  );
}
