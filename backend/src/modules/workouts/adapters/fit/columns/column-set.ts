import { FIT_EPOCH_S } from '../bytes/fit-time.js';
import type { FitColumn, FitRecords } from '../fit-content.js';
import type { MessageLog } from '../walk/message-log.js';

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

/** The columns while they are filled; one comes into being with the first field that may fill it. */
export class ColumnSet {
  readonly time: Float64Array;
  private readonly columns: Record<FitColumn, Float64Array | null> = { ...NONE };
  private readonly filled = new Set<FitColumn>();

  constructor(private readonly log: MessageLog) {
    const { headerTimes, recordCount } = log;
    this.time = new Float64Array(recordCount).fill(Number.NaN);
    headerTimes?.subarray(0, recordCount).forEach((fitSeconds, row) => {
      this.time[row] = fitSeconds + FIT_EPOCH_S;
    });
  }

  of(name: FitColumn): Float64Array {
    return (this.columns[name] ??= new Float64Array(this.log.recordCount).fill(Number.NaN));
  }

  markFilled(name: FitColumn): void {
    this.filled.add(name);
  }

  /** A column that no record fills becomes null. */
  records(): FitRecords {
    const { columns } = this;
    for (const name of Object.keys(columns) as FitColumn[]) if (!this.filled.has(name)) columns[name] = null;
    return { count: this.log.recordCount, time: this.time, columns };
  }
}
