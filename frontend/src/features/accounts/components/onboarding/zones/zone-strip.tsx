import type { ZoneRow } from '#features/accounts/model/onboarding/zone-fields.js';
import styles from './zone-strip.module.css';

export interface ZoneStripProps {
  readonly rows: readonly ZoneRow[];
  readonly write: (edge: number) => string;
}

/**
 * The five zones side by side, as wide as they are, with their edges below. A picture of the table
 * that follows it.
 */
export function ZoneStrip({ rows, write }: ZoneStripProps) {
  const edges = rows.flatMap(({ min }, index) =>
    index === rows.length - 1 ? [min, rows[index]?.max ?? null] : [min],
  );
  const known = edges.filter((edge): edge is number => edge !== null);
  const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0];
  const at = (edge: number): number => ((edge - first) / (last - first)) * 100;
  const isRow =
    known.length === edges.length &&
    first !== last &&
    known.every((edge, index) => index === 0 || at(edge) > at(known[index - 1] ?? edge));
  return (
    <div className={styles.strip} data-empty={!isRow} aria-hidden="true">
      {rows.map((_, index) => (
        <i
          key={index}
          style={{
            flexGrow: isRow ? at(known[index + 1] ?? 0) - at(known[index] ?? 0) : 1,
            background: isRow ? `var(--sw-zone-${index + 1})` : undefined,
          }}
        >
          <b>{index + 1}</b>
        </i>
      ))}
      {isRow
        ? known.map((edge, index) => (
            <span key={index} style={{ left: `${at(edge)}%` }}>
              {write(edge)}
            </span>
          ))
        : null}
    </div>
  );
}
