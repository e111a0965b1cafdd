import type { DeveloperPlan } from './developer-plans.js';
import type { Dice } from './dice.js';
import type { RawDeveloperField, RawField } from './fit-bytes.js';
import { RAW_TYPES } from './raw-types.js';
import { RECORD, recordPlan } from './record-plans.js';
import type { Twins } from './twins.js';
import { rawFieldOf } from './written.js';
import type { FieldPlan } from './written.js';

const MOST_COMPRESSED_LOCAL = 3;
const MOST_LOCAL = 15;

export interface RecordLayout {
  readonly local: number;
  readonly little: boolean;
  readonly fields: readonly FieldPlan[];
  readonly developer: readonly DeveloperPlan[];
  /** Whether its messages carry their time in the header. */
  readonly compressed: boolean;
}

/** The local types of a part: which of them stand for records, and how those lie. */
export class Locals {
  private readonly records = new Map<number, RecordLayout>();

  constructor(
    private readonly dice: Dice,
    private readonly out: Twins,
    private readonly mayCompress: boolean,
    private readonly apps: readonly DeveloperPlan[],
  ) {}

  defineRecord(): RecordLayout {
    const { dice } = this;
    const compressed = this.mayCompress && dice.chance(0.6);
    const local = dice.int(0, compressed ? MOST_COMPRESSED_LOCAL : MOST_LOCAL);
    const developer = this.apps.filter(() => dice.chance(0.7));
    const layout = {
      local,
      little: dice.chance(0.6),
      fields: recordPlan(dice, !compressed && dice.chance(0.95)),
      developer,
      compressed,
    };
    this.out.define(
      {
        ...layout,
        message: RECORD,
        fields: layout.fields.map(rawFieldOf),
        developerFields: rawDeveloperFields(developer),
      },
      compressed,
    );
    this.records.set(local, layout);
    return layout;
  }

  anyRecord(): RecordLayout {
    return this.records.size === 0
      ? this.defineRecord()
      : this.dice.pick([...this.records.values()]);
  }

  /** Defines another message on any local type; a record that had it is gone. */
  defineOther(
    message: number,
    fields: readonly RawField[],
    little = this.dice.chance(0.6),
  ): { readonly local: number; readonly little: boolean } {
    const local = this.dice.int(0, MOST_LOCAL);
    this.records.delete(local);
    this.out.define({ local, message, little, fields });
    return { local, little };
  }
}

function rawDeveloperFields(plans: readonly DeveloperPlan[]): RawDeveloperField[] | undefined {
  if (plans.length === 0) return undefined;
  return plans.map(({ num, type, elements, developerIndex }) => [
    num,
    elements * RAW_TYPES[type].size,
    developerIndex,
  ]);
}
