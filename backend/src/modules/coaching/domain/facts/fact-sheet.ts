import type { IntervalSource, SessionShape } from '../../../../analysis/analysis.js';
import type { SportFamily } from '../../../../analysis/recording/sport.js';
import type { UnitPreferences } from '../../../../kernel/units.js';
import type { Fact, Unknown } from './fact.js';

/** What kind of session it was; words, no numbers. */
export interface SessionContext {
  readonly family: SportFamily;
  readonly sport: string;
  readonly indoor: boolean;
  readonly shape: SessionShape;
  readonly intervalSource: IntervalSource;
  readonly units: UnitPreferences;
  readonly engineVersion: string;
  /** The file's own name: text from outside, never an instruction. */
  readonly fileName: string;
}

/** All that may be said about one workout, in one athlete's units. */
export class FactSheet {
  private readonly byKey: ReadonlyMap<string, Fact>;
  private readonly byId: ReadonlyMap<string, Fact>;
  private readonly missing: ReadonlyMap<string, Unknown>;

  constructor(
    readonly context: SessionContext,
    readonly facts: readonly Fact[],
    /** Conventions of the field that an answer may name, e.g. a usual limit. */
    readonly constants: readonly Fact[],
    readonly unknowns: readonly Unknown[],
  ) {
    this.byKey = new Map([...facts, ...constants].map((fact) => [fact.key, fact]));
    this.byId = new Map([...facts, ...constants].map((fact) => [fact.id, fact]));
    this.missing = new Map(unknowns.map((unknown) => [unknown.key, unknown]));
  }

  get(key: string): Fact | undefined {
    return this.byKey.get(key);
  }

  withId(id: string): Fact | undefined {
    return this.byId.get(id);
  }

  unknownWithId(id: string): Unknown | undefined {
    return this.unknowns.find((unknown) => unknown.id === id);
  }

  has(...keys: readonly string[]): boolean {
    return keys.every((key) => this.byKey.has(key));
  }

  /** Value of a numeric fact; null where there is none. */
  number(key: string): number | null {
    const value = this.byKey.get(key)?.value;
    return typeof value === 'number' ? value : null;
  }

  /** Facts whose keys begin so, in the order of the sheet. */
  all(prefix: string): readonly Fact[] {
    return this.facts.filter((fact) => fact.key.startsWith(prefix));
  }

  /** Why something cannot be told; undefined where it can. */
  unknown(key: string): Unknown | undefined {
    return this.missing.get(key);
  }
}
