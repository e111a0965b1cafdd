import { type Figure, NOT_AVAILABLE } from '#lib/format.js';
import styles from './figures.module.css';

/** A value and its unit in one line: the value speaks, the unit is quiet. */
export function FigureText({ value, unit }: Figure) {
  return (
    <span className={value === NOT_AVAILABLE ? styles.missing : styles.figure}>
      {value}
      {unit ? <span className={styles.unit}>{`\u00a0${unit}`}</span> : null}
    </span>
  );
}

export interface LabelledFigure extends Figure {
  readonly label: string;
}

/** Numbers with their labels, one after another. */
export function FigureList({
  figures,
  className,
}: {
  readonly figures: readonly LabelledFigure[];
  readonly className: string | undefined;
}) {
  return (
    <dl className={className}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FigureText value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
