import { Injectable } from '@nestjs/common';
import { ENGINE_VERSION } from '../../../analysis/registry.js';
import { IMPERIAL_UNITS, METRIC_UNITS, type UnitPreferences } from '../../../kernel/units.js';
import { AthleteProfiles } from '../../accounts/index.js';
import { WorkoutRecords } from '../../workouts/index.js';
import { invalidField } from '../domain/errors.js';
import { buildFactSheet } from '../domain/facts/build-fact-sheet.js';
import { CONSTANTS } from '../domain/facts/constants.js';
import { FactSheet } from '../domain/facts/fact-sheet.js';

type UnitSystem = UnitPreferences['system'];

/** What may be said in each kind of conversation. Every number is the server's own. */
@Injectable()
export class ConversationSheets {
  constructor(
    private readonly workouts: WorkoutRecords,
    private readonly profiles: AthleteProfiles,
  ) {}

  /** Throws NOT_FOUND where there is no such workout or it is another athlete's. */
  async ofWorkout(userId: string, workoutId: string, unitSystem: UnitSystem | null): Promise<FactSheet> {
    const [workout, units] = [await this.workouts.forCoach(userId, workoutId), await this.units(userId, unitSystem)];
    return buildFactSheet(workout, units);
  }

  /** Two or three workouts. Throws NOT_FOUND; VALIDATION_FAILED where rides and runs are mixed. */
  async ofComparison(userId: string, workoutIds: readonly string[], unitSystem: UnitSystem | null): Promise<FactSheet> {
    const units = await this.units(userId, unitSystem);
    const workouts = await Promise.all(workoutIds.map((id) => this.workouts.forCoach(userId, id)));
    if (new Set(workouts.map(({ family }) => family)).size > 1) throw invalidField('workoutIds', 'Only workouts of one sport can be compared.');
    const sheets = workouts.map((workout) => buildFactSheet(workout, units));
    const facts = sheets.flatMap((sheet, place) =>
      sheet.facts.map((fact) => ({ ...fact, key: `W${place + 1}.${fact.key}`, label: `${fact.label} of workout ${place + 1}` })),
    );
    const [first] = sheets;
    if (!first) throw invalidField('workoutIds', 'Choose two or three workouts.');
    return new FactSheet(first.context, facts.map((fact, index) => ({ ...fact, id: `F${index + 1}` })), CONSTANTS, []);
  }

  /** All workouts of the athlete. */
  async ofHistory(userId: string, _question: string, unitSystem: UnitSystem | null): Promise<FactSheet> {
    const units = await this.units(userId, unitSystem);
    const context = { family: 'cycling', sport: 'cycling', indoor: false, shape: 'unknown', intervalSource: 'none', units, engineVersion: ENGINE_VERSION, fileName: '' } as const;
    return new FactSheet(context, [], CONSTANTS, []);
  }

  private async units(userId: string, unitSystem: UnitSystem | null): Promise<UnitPreferences> {
    const own = await this.profiles.unitsOf(userId);
    if (unitSystem === null || unitSystem === own.system) return own;
    return unitSystem === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS;
  }
}
