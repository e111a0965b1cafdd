import { Injectable } from '@nestjs/common';
import type { Json } from '#kernel/json.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { PersonalDataRepository } from '#accounts/ports/personal-data.repository.js';

/**
 * Columns are named one by one: one that is added later is not handed out before somebody has
 * thought about it.
 */
const ACCOUNT = `
  SELECT jsonb_build_object(
    'id', id, 'email', email, 'firstName', first_name, 'lastName', last_name, 'city', city, 'country', country, 'sport', sport,
    'profileCompleted', profile_completed, 'onboardingSkipped', onboarding_skipped, 'createdAt', created_at, 'updatedAt', updated_at,
    'suspension', CASE WHEN suspended_at IS NOT NULL
      THEN jsonb_build_object('since', suspended_at, 'expiresAt', suspend_expires_at, 'reason', suspend_reason) END
  ) AS document FROM users WHERE id = $1`;

const PROFILE = `
  SELECT jsonb_build_object(
    'units', (SELECT jsonb_build_object('system', unit_system, 'pace', pace_unit, 'distance', distance_unit, 'elevation', elevation_unit)
      FROM athlete_profiles WHERE user_id = $1),
    'questionnaire', (SELECT jsonb_build_object('answers', answers, 'completedAt', completed_at, 'updatedAt', updated_at)
      FROM questionnaires WHERE user_id = $1),
    'draft', (SELECT jsonb_build_object('answers', answers, 'currentStep', current_step, 'updatedAt', updated_at)
      FROM questionnaire_drafts WHERE user_id = $1),
    'thresholds', COALESCE((SELECT jsonb_agg(jsonb_build_object('validFrom', valid_from, 'ftpW', ftp_w, 'maxHr', max_hr, 'restingHr', resting_hr,
        'weightKg', weight_kg, 'basePaceSPerKm', base_pace_s_per_km, 'zones', zones, 'updatedAt', updated_at) ORDER BY valid_from)
      FROM athlete_thresholds WHERE user_id = $1), '[]')
  ) AS document`;

const TABLES = [
  'questionnaire_drafts',
  'questionnaires',
  'athlete_thresholds',
  'athlete_profiles',
  'password_resets',
];

@Injectable()
export class TypeormPersonalDataRepository extends PersonalDataRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  account(userId: string): Promise<Json | null> {
    return this.document(ACCOUNT, userId);
  }

  profile(userId: string): Promise<Json> {
    return this.document(PROFILE, userId);
  }

  async lastAddress(userId: string): Promise<{ email: string; closedAt: Date } | null> {
    const [address] = await this.session
      .manager()
      .query<{ email: string; closedAt: Date }[]>(
        'SELECT email, leaving_since AS "closedAt" FROM users WHERE id = $1 AND ' +
          'leaving_since IS NOT NULL',
        [userId],
      );
    return address ?? null;
  }

  async erase(userId: string): Promise<void> {
    for (const table of TABLES)
      await this.session.manager().query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  }

  private async document(sql: string, userId: string): Promise<Json | null> {
    const [row] = await this.session.manager().query<{ document: Json }[]>(sql, [userId]);
    return row?.document ?? null;
  }
}
