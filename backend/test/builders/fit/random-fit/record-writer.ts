import { DescribedNames } from './described-names.js';
import type { DeveloperPlan } from './developer-plans.js';
import type { Dice } from './dice.js';
import type { RecordLayout } from './locals.js';
import { PackedDistance } from './packed-distance.js';
import { isInvalidRaw } from './raw-values.js';
import { cellsOf } from './record-cells.js';
import type { Cells } from './record-cells.js';
import { PACKED, TIMESTAMP } from './record-plans.js';
import type { Twins } from './twins.js';
import { bytesOf, writtenField } from './written.js';
import type { FieldPlan, WrittenField } from './written.js';

/** One record as a reader must find it. */
export interface RandomRow {
  readonly cells: Cells;
  /**
   * Numbers that apps added, by the name that the app gave them; null where their descriptions may
   * be lost.
   */
  readonly developer: Readonly<Record<string, number>> | null;
  /** Offset in the file behind the record. */
  readonly endsAt: number;
}

const INVALID_TIME = 0xffff_ffff;
const MOST_STEP_S = 31;

/** Writes records and keeps book of what they say. */
export class RecordWriter {
  readonly firstTime: number;
  private readonly written: { cells: Cells; endsAt: number }[] = [];
  private readonly names = new DescribedNames();
  private readonly packed: PackedDistance;
  private time: number;
  /** The last full time in the file, which compressed headers count on. */
  private reference: number | null = null;

  constructor(
    private readonly dice: Dice,
    private readonly out: Twins,
  ) {
    this.firstTime = dice.int(900_000_000, 1_100_000_000);
    this.time = this.firstTime;
    this.packed = new PackedDistance(dice);
  }

  rows(): RandomRow[] {
    return this.written.map((row, index) => ({ ...row, developer: this.names.valuesOf(index) }));
  }

  described(plan: DeveloperPlan, name: string): void {
    this.names.describe(plan, name, this.written.length);
  }

  /** Takes note of a message that is no record: its time counts for compressed headers too. */
  sawMessage(fields: readonly WrittenField[]): void {
    const time = fields.findLast((field) => isPlainTime(field))?.values[0];
    if (time !== undefined && time !== INVALID_TIME) this.reference = Number(time);
  }

  now(): number {
    return this.dice.chance(0.9) ? this.time : INVALID_TIME;
  }

  write(layout: RecordLayout): void {
    this.advance(layout.compressed);
    const fields = layout.fields.map((plan) => this.field(plan.num, writtenField(this.dice, plan)));
    const developer = layout.developer.map((plan) => ({
      plan,
      field: writtenField(this.dice, { ...plan, extra: 0 }),
    }));
    const known = this.reference !== null;
    const bytes = bytesOf(this.dice, fields, layout.little);
    const added = bytesOf(
      this.dice,
      developer.map(({ field }) => field),
      layout.little,
    );
    if (layout.compressed)
      this.out.compressed(layout.local, this.time, known, layout.little, bytes, added);
    else this.out.message(layout.local, [...bytes, ...added]);
    const cells = cellsOf(fields, layout.compressed && known ? this.time : null);
    this.written.push({ cells: this.packed.added(fields, cells), endsAt: this.out.file.length });
    this.names.add(developer.map(({ plan, field }) => ({ plan, value: firstNumber(field) })));
    if (layout.compressed && known) this.reference = this.time;
    else this.sawMessage(fields);
  }

  private field(num: number, random: WrittenField): WrittenField {
    if (isPlainTime(random)) return { ...random, values: [this.now()] };
    return num === PACKED ? { ...random, values: this.packed.bytes() } : random;
  }

  /**
   * Time goes on, stands still, or now and then jumps; a compressed header can only go on from the
   * last full time.
   */
  private advance(compressed: boolean): void {
    if (compressed) this.time = (this.reference ?? this.time) + this.dice.int(0, MOST_STEP_S);
    else this.time += this.dice.chance(0.05) ? this.dice.int(-4000, 4000) : this.dice.int(0, 3);
  }
}

/** A time stamp as devices write it: the only kind that compressed headers count on. */
export function isPlainTime({ num, type, elements, extra }: FieldPlan): boolean {
  return num === TIMESTAMP && type === 'uint32' && elements === 1 && extra === 0;
}

function firstNumber({ type, values: [first] }: WrittenField): number {
  return type === 'string' || first === undefined || isInvalidRaw(type, first)
    ? Number.NaN
    : Number(first);
}
