import { BaseType } from '../bytes/base-types.js';
import type { Cells, RowSpan } from './cells.js';
import { fillFloats } from './fill-floats.js';
import { fillSint32, fillUint32 } from './fill-large-integers.js';
import { fill16, fill8 } from './fill-small-integers.js';

const SIGN_8 = 0x80;
const SIGN_16 = 0x8000;

/**
 * Writes the valid values of one field into `out` by row; cells without one keep what they had.
 *
 * @returns how many values were valid
 */
export function fillColumn(span: RowSpan, cells: Cells, out: Float64Array): number {
  switch (cells.baseType) {
    case BaseType.ENUM:
    case BaseType.UINT8:
    case BaseType.UINT8Z:
    case BaseType.BYTE:
      return fill8(span, cells, 0, out);
    case BaseType.SINT8:
      return fill8(span, cells, SIGN_8, out);
    case BaseType.UINT16:
    case BaseType.UINT16Z:
      return fill16(span, cells, 0, out);
    case BaseType.SINT16:
      return fill16(span, cells, SIGN_16, out);
    case BaseType.UINT32:
    case BaseType.UINT32Z:
      return fillUint32(span, cells, out);
    case BaseType.SINT32:
      return fillSint32(span, cells, out);
    default:
      return fillFloats(span, cells, out);
  }
}
