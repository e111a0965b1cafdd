/** Questions under way, as far as a server can still be at work on them. */
const UNDER_WAY = `CASE WHEN pending_until > clock_timestamp() THEN pending ELSE 0 END`;

/**
 * One conditional update: PostgreSQL makes concurrent ones wait for one another and judges
 * each by what the last one left.
 */
export const TAKE = `
  UPDATE demo_sessions SET pending = ${UNDER_WAY} + 1, pending_until = clock_timestamp() + interval '2 minutes'
  WHERE id = $1 AND answered + ${UNDER_WAY} < $2
  RETURNING answered`;

export const GIVE_BACK = `UPDATE demo_sessions SET pending = greatest(pending - 1, 0) WHERE id = $1 RETURNING answered`;

/** the first two different questions of those offered, and the first of the visitor's own. */
export const SETTLE = `
  UPDATE demo_sessions SET
    answered = answered + 1,
    pending = greatest(pending - 1, 0),
    preset_question_1 = CASE WHEN $4 AND preset_question_1 IS NULL THEN $3 ELSE preset_question_1 END,
    preset_question_2 = CASE WHEN $4 AND preset_question_2 IS NULL AND preset_question_1 <> $3 THEN $3 ELSE preset_question_2 END,
    user_question = CASE WHEN NOT $4 AND user_question IS NULL THEN $3 ELSE user_question END
  WHERE id = $1 AND answered < $2
  RETURNING answered`;

export const ANONYMISE = `
  WITH old AS (SELECT id FROM demo_sessions WHERE created_at < $1 AND key_hash IS NOT NULL),
       gone AS (DELETE FROM demo_messages WHERE session_id IN (SELECT id FROM old))
  UPDATE demo_sessions SET key_hash = NULL, email = NULL, user_question = NULL WHERE id IN (SELECT id FROM old) RETURNING answered`;
