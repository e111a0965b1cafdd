import { beatMessages } from './beats.js';
import type { Dice } from './dice.js';
import {
  DEVELOPER_DATA_ID,
  FIELD_DESCRIPTION,
  descriptionMessage,
  developerIdMessage,
  developerPlans,
} from './developer-plans.js';
import type { DeveloperPlan } from './developer-plans.js';
import type { RawField } from './fit-bytes.js';
import { Locals } from './locals.js';
import { otherPlan, unknownPlan } from './other-messages.js';
import type { Fact } from './random-file.js';
import { RAW_TYPES } from './raw-types.js';
import { isPlainTime, RecordWriter } from './record-writer.js';
import { Twins } from './twins.js';
import { bytesOf, rawFieldOf, writtenField } from './written.js';
import type { FieldPlan } from './written.js';

const HR = 132;
const LEAST_STEPS = 8;
const MOST_STEPS = 60;
const MOST_BURST = 12;

/**
 * One random FIT file: definitions that come and go, records between other messages, and a book of
 * what they say.
 */
export class RandomPart {
  readonly facts = new Set<Fact>();
  readonly out: Twins;
  readonly records: RecordWriter;
  private readonly locals: Locals;
  private readonly apps: readonly DeveloperPlan[];

  constructor(private readonly dice: Dice) {
    const compressed = dice.chance(0.25);
    if (compressed) this.facts.add('compressed');
    this.out = new Twins(dice.chance(0.2) ? 12 : 14);
    this.apps = dice.chance(0.3) ? developerPlans(dice) : [];
    this.locals = new Locals(dice, this.out, compressed, this.apps);
    this.records = new RecordWriter(dice, this.out);
    this.write();
  }

  private write(): void {
    const { dice } = this;
    const late = this.apps.filter(() => dice.chance(0.15));
    for (const index of new Set(this.apps.map((app) => app.developerIndex)))
      this.fixed(DEVELOPER_DATA_ID, developerIdMessage(index));
    for (const app of this.apps) if (!late.includes(app)) this.describe(app, 0);
    this.locals.defineRecord();
    for (let step = dice.int(LEAST_STEPS, MOST_STEPS); step > 0; step -= 1) this.step();
    for (const app of late) {
      this.facts.add('late-description');
      this.describe(app, 0);
    }
    if (dice.chance(0.08)) this.writeBeats();
  }

  private step(): void {
    const { dice } = this;
    if (dice.chance(0.15)) this.locals.defineRecord();
    else if (dice.chance(0.2)) this.plain(otherPlan(dice));
    else if (dice.chance(0.12)) this.plain(unknownPlan(dice, dice.chance(0.3)));
    else if (dice.chance(0.03) && this.apps.length > 0) this.describeAgain();
    else this.burst();
  }

  private burst(): void {
    const layout = this.locals.anyRecord();
    for (let count = this.dice.int(1, MOST_BURST); count > 0; count -= 1)
      this.records.write(layout);
  }

  private plain({
    message,
    fields,
  }: {
    readonly message: number;
    readonly fields: readonly FieldPlan[];
  }): void {
    const { local, little } = this.locals.defineOther(message, fields.map(rawFieldOf));
    for (let count = this.dice.int(1, 3); count > 0; count -= 1) {
      const written = fields.map((field) => {
        const random = writtenField(this.dice, field);
        return isPlainTime(field) ? { ...random, values: [this.records.now()] } : random;
      });
      this.out.message(local, bytesOf(this.dice, written, little));
      this.records.sawMessage(written);
    }
  }

  private describe(app: DeveloperPlan, change: number): void {
    const name = `a${app.developerIndex} f${app.num} c${change}`;
    this.fixed(FIELD_DESCRIPTION, descriptionMessage(app, RAW_TYPES[app.type].code, name));
    this.records.described(app, name);
  }

  /** The same description once more, or another one for the same field. */
  private describeAgain(): void {
    const app = this.dice.pick(this.apps);
    const change = this.dice.chance(0.5) ? 0 : this.dice.int(1, 3);
    if (change !== 0) this.facts.add('changed-description');
    this.describe(app, change);
  }

  private writeBeats(): void {
    this.facts.add('beats');
    for (const message of beatMessages(this.dice, this.records.firstTime)) this.fixed(HR, message);
  }

  private fixed(
    message: number,
    { fields, bytes }: { readonly fields: readonly RawField[]; readonly bytes: readonly number[] },
  ): void {
    const { local } = this.locals.defineOther(message, fields, true);
    this.out.message(local, bytes);
  }
}
