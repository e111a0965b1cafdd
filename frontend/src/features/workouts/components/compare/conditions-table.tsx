import { conditionRows } from '#features/workouts/model/compare/conditions.js';
import type { ComparedProps } from '#features/workouts/model/compare/names.js';
import { Section } from '../workout/section.js';
import styles from './compare-table.module.css';
import { ComparedHeads } from './workout-mark.js';

/** Under which circumstances each of them took place. */
export function ConditionsTable({ workouts, units }: ComparedProps) {
  return (
    <Section title="Conditions">
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="Conditions">
        <table className={styles.table} data-align="left">
          <ComparedHeads first="Condition" workouts={workouts} />
          <tbody>
            {conditionRows(workouts, units).map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={workouts[index]?.letter}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
