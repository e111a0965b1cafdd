import { idOf, scattered } from './seed-people.js';
import type { SeedStep } from './seed.js';

const CLOSED = 5;
const VISIT = 6;
const ENTRY = 7;

/** One closed account for ten people, one demo session for two, one entry of the audit log each. */
export const RECORDS: SeedStep = {
  what: 'closed accounts, demo sessions, entries of the audit log',
  tables: [],
  statements: [
    `INSERT INTO deleted_accounts (id, user_id, email, email_key, signup_date, deleted_at,
                                   upload_count, feedback_reason, feedback_text,
                                   would_recommend, feedback_at, erased_at)
     SELECT ${idOf(CLOSED, 'n')}, ${idOf(CLOSED, 'n')}, 'gone' || n || '@example.com',
            'gone' || n || '@example.com', at - interval '200 days', at, n % 40,
            CASE n % 3 WHEN 0 THEN 'too-expensive' WHEN 1 THEN 'difficult-to-use' END,
            CASE n % 3 WHEN 0 THEN 'Thank you for the rides.' END,
            CASE n % 3 WHEN 0 THEN 'yes' WHEN 1 THEN 'no' END, at, at
     FROM (SELECT n, ${scattered('n', 700)} AS at
           FROM crowd, generate_series(1, users / 10) n) gone`,
    `INSERT INTO demo_sessions (id, workout_id, sport, level, data_source, age_range, gender,
                                country, device_type, preset_question_1, user_question,
                                answered, created_at)
     SELECT ${idOf(VISIT, 'n')}, ${idOf(VISIT, 'n')},
            CASE n % 2 WHEN 0 THEN 'running' ELSE 'cycling' END, 'intermediate', 'power-hr',
            '25-34', 'female', 'Norway', 'desktop', 'How even was my pacing?',
            CASE n % 2 WHEN 0 THEN 'Was I too fast at the start?' END, 2, ${scattered('n', 120)}
     FROM crowd, generate_series(1, users / 2) n`,
    `INSERT INTO audit_log (id, at, actor, action, subject, details, address)
     SELECT ${idOf(ENTRY, 'n')}, now() - (users - n) * interval '5 minutes',
            'staff' || n % 7 || '@example.com',
            (ARRAY['suspended', 'unsuspended', 'profile-viewed'])[1 + n % 3],
            ${idOf(1, 'n')}::text, '{}', '192.0.2.1'
     FROM crowd, generate_series(1, users) n`,
  ],
};
