import type { FitColumn, FitRecords } from '../fit-content.js';
import { RECORD_COLUMNS, TIME_SLOT } from '../profile/record-fields.js';
import type { MessageLog } from '../walk/message-log.js';
import type { Arena } from './arena.js';

const NONE: FitRecords['columns'] = {
  heartRate: null,
  cadence: null,
  fractionalCadence: null,
  power: null,
  speed: null,
  altitude: null,
  temperature: null,
  distance: null,
  positionLat: null,
  positionLong: null,
  leftRightBalance: null,
};

/** One column while it is filled, and how many valid values were written into it. */
interface Filling {
  readonly values: Float64Array;
  valid: number;
}

/**
 * The columns while they are filled, by their slots. Times from headers need no room of their own:
 * other times are written between them.
 */
export class ColumnSet {
  private readonly fillings: (Filling | null)[] = RECORD_COLUMNS.map(() => null);

  /** @param wanted one bit for each column that some field may fill, the lowest for slot 0 */
  constructor(
    private readonly log: MessageLog,
    wanted: number,
    arena: Arena,
  ) {
    const { headerTimes, recordCount } = log;
    const slots: number[] = [];
    for (let slot = 0; slot < RECORD_COLUMNS.length; slot += 1) {
      if (slot === TIME_SLOT ? headerTimes === null : (wanted & (1 << slot)) !== 0)
        slots.push(slot);
    }
    const columns = arena.take(slots.length, recordCount);
    for (let index = 0; index < slots.length; index += 1)
      this.fillings[slots[index] as number] = { values: columns[index] as Float64Array, valid: 0 };
    if (headerTimes !== null)
      this.fillings[TIME_SLOT] = { values: headerTimes.subarray(0, recordCount), valid: 0 };
  }

  of(slot: number): Filling {
    const filling = this.fillings[slot];
    if (!filling) throw new Error(`No field fills the column ${RECORD_COLUMNS[slot]}.`);
    return filling;
  }

  /** A column that no record fills becomes null. */
  records(): FitRecords {
    const columns: Record<FitColumn, Float64Array | null> = { ...NONE };
    this.fillings.forEach((filling, slot) => {
      const name = RECORD_COLUMNS[slot];
      if (filling !== null && filling.valid > 0 && name !== undefined && name !== 'time')
        columns[name] = filling.values;
    });
    return { count: this.log.recordCount, time: this.of(TIME_SLOT).values, columns };
  }
}
