/** What a number measures; only like is compared with like. */
export type QuantityKind =
  | 'plain'
  | 'power'
  | 'heartRate'
  | 'rpm'
  | 'spm'
  | 'length'
  | 'speed'
  | 'pace'
  | 'paceChange'
  | 'beatsPerHour'
  | 'time'
  | 'percent'
  | 'temperature'
  | 'energy'
  | 'calories'
  | 'mass'
  | 'gradient'
  | 'specificPower'
  | 'speedPerBeat'
  | 'powerPerBeat'
  | 'zone'
  | 'factor'
  | 'date';

/** A number as it stands in a sentence. */
export interface Quantity {
  readonly kind: QuantityKind;
  /**
   * In one common unit for its kind: W, bpm, m, m/s, s, s for a metre, %, °C, kJ, kcal, kg; of a
   * date, 100 for each month and 1 for each day.
   */
  readonly value: number;
  /**
   * Half of the last digit shown, in the same unit: as far as rounding may explain a difference.
   */
  readonly tolerance: number;
  /**
   * The bare number as it is written, for numbers whose unit is left out; of a date its year, 0
   * where none is given.
   */
  readonly written: number;
  /** -1 or 1 where a sign is written, else 0. */
  readonly sign: -1 | 0 | 1;
  readonly text: string;
  /** Where it stands in the text it was read from. */
  readonly start: number;
  readonly end: number;
}
