import styles from './units-toggle.module.css';

export type UnitSystem = 'METRIC' | 'IMPERIAL';

export interface UnitsToggleProps {
  readonly value: UnitSystem;
  readonly onChange: (value: UnitSystem) => void;
}

const LABELS: readonly (readonly [UnitSystem, string])[] = [
  ['METRIC', 'Metric'],
  ['IMPERIAL', 'Imperial'],
];

export function UnitsToggle({ value, onChange }: UnitsToggleProps) {
  return (
    <fieldset className={styles.units}>
      <legend>Units</legend>
      {LABELS.map(([system, label]) => (
        <label key={system}>
          <input
            type="radio"
            name="units"
            value={system}
            checked={value === system}
            onChange={() => onChange(system)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
