import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { Json } from '#kernel/json.js';
import type { UnitPreferences } from '#kernel/units.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { OFTEN } from '#platform/database/preparing-client.js';
import type { DatedThresholds } from '#accounts/domain/athlete-profile.js';
import type {
  CompletedQuestionnaire,
  QuestionnaireDraft,
} from '#accounts/domain/questionnaire/questionnaire.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { AthleteProfileRecord } from './athlete-profile.record.js';
import { AthleteThresholdRecord } from './athlete-threshold.record.js';
import { QuestionnaireDraftRecord } from './questionnaire-draft.record.js';
import { QuestionnaireRecord } from './questionnaire.record.js';

const PUT_THRESHOLDS = `
  INSERT INTO athlete_thresholds (user_id, valid_from, ftp_w, max_hr, resting_hr,
    weight_kg, base_pace_s_per_km, zones, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (user_id, valid_from) DO UPDATE
    SET (ftp_w, max_hr, resting_hr, weight_kg, base_pace_s_per_km, zones, updated_at)
      = (EXCLUDED.ftp_w, EXCLUDED.max_hr, EXCLUDED.resting_hr, EXCLUDED.weight_kg,
         EXCLUDED.base_pace_s_per_km, EXCLUDED.zones, EXCLUDED.updated_at)`;

/** Names every column, so that a later one is not exported before somebody has thought about it. */
const EXPORT = `
  SELECT jsonb_build_object(
    'units', (SELECT jsonb_build_object('system', unit_system, 'pace', pace_unit,
        'distance', distance_unit, 'elevation', elevation_unit)
      FROM athlete_profiles WHERE user_id = $1),
    'questionnaire', (SELECT jsonb_build_object('answers', answers,
        'completedAt', completed_at, 'updatedAt', updated_at)
      FROM questionnaires WHERE user_id = $1),
    'draft', (SELECT jsonb_build_object('answers', answers,
        'currentStep', current_step, 'updatedAt', updated_at)
      FROM questionnaire_drafts WHERE user_id = $1),
    'thresholds', COALESCE((SELECT jsonb_agg(jsonb_build_object('validFrom', valid_from,
        'ftpW', ftp_w, 'maxHr', max_hr, 'restingHr', resting_hr, 'weightKg', weight_kg,
        'basePaceSPerKm', base_pace_s_per_km, 'zones', zones, 'updatedAt', updated_at)
        ORDER BY valid_from)
      FROM athlete_thresholds WHERE user_id = $1), '[]')
  ) AS document`;

@Injectable()
export class TypeormAthleteProfileRepository extends AthleteProfileRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  /** The row of the account is the lock; rows that refer to it may still be written. */
  async lock(userId: string): Promise<void> {
    const rows = await this.session.query(`SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE`, [
      userId,
    ]);
    if (rows.length === 0) throw new DomainError('UNAUTHENTICATED', 'Please sign in.', {});
  }

  async unitsOf(userId: string): Promise<UnitPreferences | null> {
    return this.session.first<UnitPreferences>(
      `${OFTEN}SELECT unit_system AS system, pace_unit AS pace, distance_unit AS distance,
         elevation_unit AS elevation FROM athlete_profiles WHERE user_id = $1`,
      [userId],
    );
  }

  async saveUnits(userId: string, units: UnitPreferences, now: Date): Promise<void> {
    await this.manager().upsert(
      AthleteProfileRecord,
      {
        userId,
        unitSystem: units.system,
        paceUnit: units.pace,
        distanceUnit: units.distance,
        elevationUnit: units.elevation,
        updatedAt: now,
      },
      ['userId'],
    );
  }

  async thresholdEntries(userId: string): Promise<readonly DatedThresholds[]> {
    const records = await this.manager().find(AthleteThresholdRecord, {
      where: { userId },
      order: { validFrom: 'ASC' },
    });
    return records.map(({ userId: _user, updatedAt: _updated, ...entry }) => ({ ...entry }));
  }

  async putThresholds(userId: string, entry: DatedThresholds, now: Date): Promise<void> {
    const { validFrom, ftpW, maxHr, restingHr, weightKg, basePaceSPerKm, zones } = entry;
    const values = [ftpW, maxHr, restingHr, weightKg, basePaceSPerKm];
    // As text: TypeORM's input type reaches into JSON documents, where it knows no read-only lists.
    await this.session.query(PUT_THRESHOLDS, [
      userId,
      validFrom,
      ...values,
      JSON.stringify(zones),
      now,
    ]);
  }

  async removeThresholds(userId: string, validFrom: string): Promise<boolean> {
    const { affected } = await this.manager().delete(AthleteThresholdRecord, { userId, validFrom });
    return affected === 1;
  }

  async draft(userId: string): Promise<QuestionnaireDraft | null> {
    const record = await this.manager().findOneBy(QuestionnaireDraftRecord, { userId });
    if (!record) return null;
    const { answers, currentStep, writers, base } = record;
    return { answers, currentStep, writers, base };
  }

  async saveDraft(userId: string, draft: QuestionnaireDraft, now: Date): Promise<void> {
    const { answers, currentStep, writers, base } = draft;
    await this.manager().upsert(
      QuestionnaireDraftRecord,
      { userId, answers, currentStep, writers, base, updatedAt: now },
      ['userId'],
    );
  }

  async removeDraft(userId: string): Promise<void> {
    await this.manager().delete(QuestionnaireDraftRecord, { userId });
  }

  async completedQuestionnaire(userId: string): Promise<CompletedQuestionnaire | null> {
    const record = await this.manager().findOneBy(QuestionnaireRecord, { userId });
    if (!record) return null;
    const { answers, completedAt, writers } = record;
    return { answers, completedAt, writers };
  }

  async saveCompleted(
    userId: string,
    { answers, completedAt, writers }: CompletedQuestionnaire,
    now: Date,
  ): Promise<void> {
    await this.manager().upsert(
      QuestionnaireRecord,
      { userId, answers, completedAt, writers, updatedAt: now },
      ['userId'],
    );
    await this.session.query(
      `UPDATE users SET profile_completed = true, updated_at = $2
       WHERE id = $1 AND NOT profile_completed`,
      [userId, now],
    );
  }

  async markSkipped(userId: string, now: Date): Promise<void> {
    await this.session.query(
      `UPDATE users SET onboarding_skipped = true, updated_at = $2
       WHERE id = $1 AND NOT onboarding_skipped AND NOT profile_completed`,
      [userId, now],
    );
  }

  async exportOf(userId: string): Promise<Json> {
    const [row] = await this.session.query<{ document: Json }>(EXPORT, [userId]);
    return row?.document ?? null;
  }

  private manager() {
    return this.session.manager();
  }
}
