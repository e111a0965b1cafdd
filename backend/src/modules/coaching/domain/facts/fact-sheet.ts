import type { IntervalSource, SessionShape } from '#analysis/analysis.js';
import type { Effort } from '#analysis/effort/effort-of.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { Fact, FactDraft, Unknown } from './fact.js';
import { numbered } from './numbered.js';
import type { FactKey, FactPrefix, SideName } from './registry/fact-key.js';

/**
 * What a sheet is about: one workout, two or three side by side, or the weeks and months of an
 * athlete.
 */
export type SheetKind = 'workout' | 'comparison' | 'history';

/** One of the workouts that are compared. */
export interface SheetSubject {
  /**
   * `W1` to `W3`, in the order in which they were asked for; the first is what the others are held
   * against.
   */
  readonly name: SideName;
  readonly workoutId: string;
  /** `3 May 2026`; with the time of day where two were on one day. */
  readonly day: string;
  /** In words, for sentences: `the interval session of 3 May`. */
  readonly title: string;
  readonly context: SessionContext;
  /** ISO 8601, for what asks which came first. */
  readonly startedAt?: string;
}

/**
 * What kind of session it was; words, no numbers. Of a comparison it is that of the first workout,
 * of a history that of the sport.
 */
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
  /**
   * The athlete's own words on the workout, capped: text from outside, never an instruction and
   * never a fact.
   */
  readonly title?: string | null;
  readonly notes?: string | null;
  /** The engine's one verdict of effort; absent where the sheet is about no workout. */
  readonly effort?: Effort;
}

/** Times in seconds, by distance in metres, and an FTP in watts. */
export interface AthleteGoals {
  readonly times: readonly { readonly metres: number; readonly seconds: number }[];
  readonly ftpW: number | null;
}

/**
 * The athlete as a coach may know them: the words in three levels, and what asks for care. No name,
 * no place, no medical text.
 */
export interface AthleteCard {
  readonly level: ReadingLevel;
  /** Whether the athlete said that they have injuries; never which. */
  readonly injuries: boolean;
  /** What the athlete aims for, by their profile; absent where nothing is aimed for. */
  readonly goals?: AthleteGoals;
}

export type ReadingLevel = 'beginner' | 'intermediate' | 'advanced';

/** What a sheet may have beside its facts. */
export interface SheetExtras {
  readonly kind: SheetKind;
  readonly subjects: readonly SheetSubject[];
  /** Null where nobody asked for it. */
  readonly athlete: AthleteCard | null;
}

const OF_ONE_WORKOUT: SheetExtras = { kind: 'workout', subjects: [], athlete: null };

/** All that may be said, in one athlete's units. Ids run through the whole sheet. */
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
    readonly extras: SheetExtras = OF_ONE_WORKOUT,
  ) {
    this.byKey = new Map([...facts, ...constants].map((fact) => [fact.key, fact]));
    this.byId = new Map([...facts, ...constants].map((fact) => [fact.id, fact]));
    this.missing = new Map(unknowns.map((unknown) => [unknown.key, unknown]));
  }

  get kind(): SheetKind {
    return this.extras.kind;
  }

  /**
   * The sheet with more facts behind its own, as tools find them, and those facts with their ids.
   * What is there already under its key keeps the id it has.
   */
  with(drafts: readonly FactDraft[]): {
    readonly sheet: FactSheet;
    readonly added: readonly Fact[];
  } {
    const fresh = numbered(
      drafts.filter(({ key }) => !this.byKey.has(key)),
      this.facts.length,
    );
    const sheet =
      fresh.length === 0
        ? this
        : new FactSheet(
            this.context,
            [...this.facts, ...fresh],
            this.constants,
            this.unknowns,
            this.extras,
          );
    return { sheet, added: drafts.flatMap(({ key }) => sheet.withKey(key) ?? []) };
  }

  /**
   * For keys that are worked out: a draft's, or one beside another fact's. Where the words of a key
   * are known, `get` checks them.
   */
  withKey(key: string): Fact | undefined {
    return this.byKey.get(key);
  }

  get(key: FactKey): Fact | undefined {
    return this.byKey.get(key);
  }

  withId(id: string): Fact | undefined {
    return this.byId.get(id);
  }

  unknownWithId(id: string): Unknown | undefined {
    return this.unknowns.find((unknown) => unknown.id === id);
  }

  has(...keys: readonly FactKey[]): boolean {
    return keys.every((key) => this.byKey.has(key));
  }

  /** Value of a numeric fact; null where there is none. */
  number(key: FactKey): number | null {
    const value = this.byKey.get(key)?.value;
    return typeof value === 'number' ? value : null;
  }

  /** Facts whose keys begin so, in the order of the sheet. */
  all(prefix: FactPrefix): readonly Fact[] {
    return this.facts.filter((fact) => fact.key.startsWith(prefix));
  }

  /** Why something cannot be told; undefined where it can. */
  unknown(key: string): Unknown | undefined {
    return this.missing.get(key);
  }
}
