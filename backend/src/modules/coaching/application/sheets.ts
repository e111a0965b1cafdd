import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IMPERIAL_UNITS, METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import { AthleteCards, AthleteProfiles } from '#accounts/index.js';
import {
  AthleteHistory,
  unlikeSports,
  WorkoutRecords,
  type WorkoutForCoach,
} from '#workouts/index.js';
import { invalidField } from '../domain/errors.js';
import { buildFactSheet } from '../domain/facts/build-fact-sheet.js';
import type { LookUp } from '../domain/facts/closer/closer-look.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { buildComparisonSheet } from '../domain/facts/comparison/build-comparison-sheet.js';
import type { AthleteCard, FactSheet } from '../domain/facts/fact-sheet.js';
import { levelOf } from '../domain/facts/history/athlete-facts.js';
import { buildHistorySheet } from '../domain/facts/history/build-history-sheet.js';
import { goalsOf } from '../domain/facts/history/goal-facts.js';
import { workoutHistoryFacts } from '../domain/facts/history/workout-history-facts.js';
import { Toolbox } from '../domain/tools/toolbox.js';
import { Looks } from './looks.js';

type UnitSystem = UnitPreferences['system'];

/** All that one question may be answered from. */
export interface AskedSheet {
  readonly sheet: FactSheet;
  /** Bound to what was loaded for this athlete. */
  readonly tools: Toolbox;
}

/** A workout, and how to look at its samples; null where they are not there. */
interface Looked {
  readonly workout: AnalysedWorkout;
  readonly look: LookUp | null;
}

const MOST_COMPARED = 3;

/**
 * Loads what the server knows and writes it down as facts. Every number is the server's own;
 * nothing is read from what a client sent.
 */
@Injectable()
export class Sheets {
  private readonly looks: Looks;

  constructor(
    private readonly workouts: WorkoutRecords,
    private readonly history: AthleteHistory,
    private readonly profiles: AthleteProfiles,
    private readonly cards: AthleteCards,
    clock: Clock,
  ) {
    this.looks = new Looks(workouts, clock);
  }

  /** Throws NOT_FOUND where there is no such workout or it is another athlete's. */
  async ofWorkout(
    userId: string,
    workoutId: string,
    unitSystem: UnitSystem | null,
  ): Promise<AskedSheet> {
    const [{ workout, look }, past, units, athlete] = await Promise.all([
      this.looked(userId, workoutId),
      ifThere(this.history.ofWorkout(userId, workoutId)),
      this.units(userId, unitSystem),
      this.athlete(userId),
    ]);
    const sheet = buildFactSheet(workout, units, {
      look: look?.() ?? null,
      athlete,
      history: past && workoutHistoryFacts(past, workout.analysis, units),
    });
    return {
      sheet,
      tools: new Toolbox({ workouts: [{ name: 'W1', workout, look }], past, weeks: null }, sheet),
    };
  }

  /**
   * A closer look at one of the athlete's workouts; null where its samples are not there. Throws
   * NOT_FOUND as `ofWorkout`.
   */
  async look(userId: string, workoutId: string): Promise<LookUp | null> {
    return (await this.looked(userId, workoutId)).look;
  }

  /**
   * Of a workout that is in hand. One look-up after the other: it is asked for within a
   * transaction, which has one line.
   */
  async ofStored(workout: WorkoutForCoach, units: UnitPreferences): Promise<FactSheet> {
    const look = await this.looks.of(workout);
    const past = await ifThere(this.history.ofWorkout(workout.userId, workout.id));
    return buildFactSheet(workout, units, {
      look: look?.() ?? null,
      athlete: await this.athlete(workout.userId),
      history: past && workoutHistoryFacts(past, workout.analysis, units),
    });
  }

  /**
   * Two or three workouts of one sport, in the order of the ids. Throws NOT_FOUND;
   * VALIDATION_FAILED where rides and runs are mixed, or they are fewer or more, or one comes
   * twice.
   */
  async ofComparison(
    userId: string,
    workoutIds: readonly string[],
    unitSystem: UnitSystem | null,
  ): Promise<AskedSheet> {
    const ids = [...new Set(workoutIds.map((id) => id.toLowerCase()))];
    if (ids.length < 2 || ids.length > MOST_COMPARED || ids.length < workoutIds.length)
      throw invalidField('workoutIds', 'Choose two or three different workouts.');
    const [units, athlete] = await Promise.all([
      this.units(userId, unitSystem),
      this.athlete(userId),
    ]);
    const compared: Looked[] = [];
    // One recording after the other: each is large while it is decoded.
    for (const id of ids) compared.push(await this.looked(userId, id));
    if (new Set(compared.map(({ workout }) => workout.family)).size > 1)
      throw unlikeSports(
        compared.map(({ workout }) => workout.sport),
        'workoutIds',
      );
    const sheet = buildComparisonSheet(
      compared.map(({ workout, look }) => ({ workout, look: look?.() ?? null })),
      units,
      athlete,
    );
    return {
      sheet,
      tools: new Toolbox(
        {
          workouts: compared.map((one, index) => ({ name: `W${index + 1}`, ...one })),
          past: null,
          weeks: null,
        },
        sheet,
      ),
    };
  }

  /**
   * How the athlete's training went, up to today.
   * @param today where the athlete is, as their client says it
   * Throws VALIDATION_FAILED where that is no day.
   */
  async ofHistory(
    userId: string,
    unitSystem: UnitSystem | null,
    today?: string,
  ): Promise<AskedSheet> {
    const past = await this.history.ofAthlete(userId, today);
    const [card, thresholds, units] = await Promise.all([
      this.cards.of(userId),
      this.profiles.thresholdsOn(userId, past.today),
      this.units(userId, unitSystem),
    ]);
    const sheet = buildHistorySheet(past, card, thresholds, units);
    return {
      sheet,
      tools: new Toolbox(
        {
          workouts: [],
          past: null,
          weeks: past.weeks,
          training: { today: past.today, sessions: past.sessions, latest: past.latest },
        },
        sheet,
      ),
    };
  }

  private async looked(userId: string, workoutId: string): Promise<Looked> {
    const workout = await this.workouts.forCoach(userId, workoutId);
    return { workout, look: await this.looks.of(workout) };
  }

  private async athlete(userId: string): Promise<AthleteCard> {
    const card = await this.cards.of(userId);
    return { level: levelOf(card), injuries: card.hasInjuries, goals: goalsOf(card) };
  }

  /** The athlete's own units, unless others are asked for. */
  async units(userId: string, unitSystem: UnitSystem | null): Promise<UnitPreferences> {
    const own = await this.profiles.unitsOf(userId);
    if (unitSystem === null || unitSystem === own.system) return own;
    return unitSystem === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS;
  }
}

/** A workout whose digest is not there can still be spoken of by its analysis. */
async function ifThere<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (DomainError.is(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
