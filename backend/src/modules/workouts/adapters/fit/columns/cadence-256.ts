import {
  CADENCE,
  CADENCE_SLOT,
  FRACTIONAL_CADENCE,
  FRACTION_SLOT,
} from '../profile/record-fields.js';
import type { LayoutField } from '../walk/layout-fields.js';
import type { RowSpan } from './cells.js';
import type { ColumnSet } from './column-set.js';
import { fillColumn } from './fill-column.js';

/**
 * Cadence in 1/256 rpm has its fraction in itself: where it stands in for the whole number, the
 * fraction of the other field is left out.
 */
export function dropFractions(
  span: RowSpan,
  fields: readonly LayoutField[],
  columns: ColumnSet,
): void {
  if (!fields.some(({ num }) => num === FRACTIONAL_CADENCE)) return;
  const cadence = columns.of(CADENCE_SLOT).values;
  const fraction = columns.of(FRACTION_SLOT).values;
  const whole = new Float64Array(cadence.length).fill(Number.NaN);
  for (const { num, at, baseType } of fields) {
    if (num === CADENCE) fillColumn(span, { shift: at, baseType, scale: 1, offset: 0 }, whole);
  }
  for (let i = span.from; i < span.to; i += 1) {
    const row = span.rows[i] as number;
    if (Number.isNaN(whole[row]) && !Number.isNaN(cadence[row])) fraction[row] = Number.NaN;
  }
}
