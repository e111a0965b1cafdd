import { FIT_EPOCH_S } from '../bytes/fit-time.js';
import type { FitColumn, FitRecords } from '../fit-content.js';
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

type Name = FitColumn | 'time';

/** One column while it is filled, and how many valid values were written into it. */
interface Filling {
  readonly values: Float64Array;
  valid: number;
}

/** The columns while they are filled. */
export class ColumnSet {
  private readonly fillings = new Map<Name, Filling>();

  /** @param names the columns that some field may fill */
  constructor(
    private readonly log: MessageLog,
    names: ReadonlySet<Name>,
    arena: Arena,
  ) {
    const all: readonly Name[] = names.has('time') ? [...names] : [...names, 'time'];
    arena.take(all.length, log.recordCount).forEach((values, index) => this.fillings.set(all[index] as Name, { values, valid: 0 }));
    if (log.headerTimes !== null) this.fillTimes(log.headerTimes);
  }

  of(name: Name): Filling {
    const filling = this.fillings.get(name);
    if (filling === undefined) throw new Error(`No field fills the column ${name}.`);
    return filling;
  }

  /** A column that no record fills becomes null. */
  records(): FitRecords {
    const columns: Record<FitColumn, Float64Array | null> = { ...NONE };
    for (const [name, { values, valid }] of this.fillings) if (name !== 'time' && valid > 0) columns[name] = values;
    return { count: this.log.recordCount, time: this.of('time').values, columns };
  }

  private fillTimes(headerTimes: Float64Array): void {
    const { values } = this.of('time');
    const known = Math.min(headerTimes.length, values.length);
    for (let row = 0; row < known; row += 1) values[row] = (headerTimes[row] as number) + FIT_EPOCH_S;
  }
}
