/** The lists of the administrators, their sessions, and the log of what they do. */
export const ADMIN = `
-- For each order of the list of people, with and without a plan: without the indexes by plan the
-- server read everybody to find the few on a rare plan, 128 ms for a page.
CREATE INDEX users_newest ON users (created_at DESC, id DESC) WHERE leaving_since IS NULL;
CREATE INDEX users_newest_by_plan ON users (plan_status, created_at DESC, id DESC)
  WHERE leaving_since IS NULL;
CREATE INDEX users_newest_subscribers ON users (created_at DESC, id DESC)
  WHERE leaving_since IS NULL AND plan_status <> 'TRIAL';
CREATE INDEX users_by_address ON users (email_key, id) WHERE leaving_since IS NULL;
CREATE INDEX users_by_address_and_plan ON users (plan_status, email_key, id)
  WHERE leaving_since IS NULL;
CREATE INDEX users_subscribers_by_address ON users (email_key, id)
  WHERE leaving_since IS NULL AND plan_status <> 'TRIAL';
CREATE INDEX users_by_name ON users (last_name, id) WHERE leaving_since IS NULL;
CREATE INDEX users_by_name_and_plan ON users (plan_status, last_name, id)
  WHERE leaving_since IS NULL;
CREATE INDEX users_subscribers_by_name ON users (last_name, id)
  WHERE leaving_since IS NULL AND plan_status <> 'TRIAL';
-- For the beginning of an address, under any collation of the database.
CREATE INDEX users_by_address_prefix ON users (email_key text_pattern_ops)
  WHERE leaving_since IS NULL;

-- The right to create extensions differs from server to server; without this one a search reads
-- every user, which is slow and correct.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops)
    WHERE leaving_since IS NULL;
EXCEPTION
  WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object THEN
    RAISE NOTICE 'pg_trgm is not at hand: searches read every user';
END $$;

-- The time at which the statement began: a view that asks for the current time is read completely
-- before it is ordered.
CREATE VIEW admin_users AS
  SELECT id, email, email_key, first_name, last_name, city, country, sport, role,
    profile_completed, plan_status, plan_turns_at, created_at,
    suspended_at IS NOT NULL
      AND (suspend_expires_at IS NULL OR suspend_expires_at > statement_timestamp())
      AS is_suspended,
    suspend_reason, suspend_expires_at, search_text
  FROM users WHERE leaving_since IS NULL;

CREATE TABLE user_counts (
  plan_status text NOT NULL,
  shard smallint NOT NULL,
  users integer NOT NULL,
  PRIMARY KEY (plan_status, shard)
);

-- A trigger, as for the counts of workouts. Each connection counts in a row of its own; otherwise
-- every registration would wait for the previous one.
CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO user_counts AS c (plan_status, shard, users)
      SELECT plan_status, pg_backend_pid() % 16, count(*) FROM new_rows
      WHERE leaving_since IS NULL GROUP BY plan_status ORDER BY plan_status
      ON CONFLICT (plan_status, shard) DO UPDATE SET users = c.users + excluded.users;
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO user_counts AS c (plan_status, shard, users)
      SELECT plan_status, pg_backend_pid() % 16, -count(*) FROM old_rows
      WHERE leaving_since IS NULL GROUP BY plan_status ORDER BY plan_status
      ON CONFLICT (plan_status, shard) DO UPDATE SET users = c.users + excluded.users;
    ELSE
      INSERT INTO user_counts AS c (plan_status, shard, users)
      SELECT plan_status, pg_backend_pid() % 16, sum(n) FROM (
        SELECT plan_status, 1 AS n FROM new_rows WHERE leaving_since IS NULL
        UNION ALL SELECT plan_status, -1 FROM old_rows WHERE leaving_since IS NULL
      ) changes GROUP BY plan_status HAVING sum(n) <> 0 ORDER BY plan_status
      ON CONFLICT (plan_status, shard) DO UPDATE SET users = c.users + excluded.users;
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER users_are_counted_in AFTER INSERT ON users
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE TRIGGER users_are_counted_out AFTER DELETE ON users
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE TRIGGER users_are_counted_over AFTER UPDATE ON users
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();

CREATE TABLE administrator_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  ended boolean NOT NULL DEFAULT false
);
CREATE INDEX administrator_sessions_by_user ON administrator_sessions (user_id);
CREATE INDEX administrator_sessions_by_time ON administrator_sessions (seen_at);

-- Contains the id of a person and nothing else of them: their row may be deleted, the log stays.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  actor text NOT NULL,
  action text NOT NULL,
  subject text,
  details jsonb NOT NULL,
  address text NOT NULL
);
CREATE INDEX audit_log_by_actor ON audit_log (actor, id);
CREATE INDEX audit_log_by_action ON audit_log (action, id);
CREATE INDEX audit_log_by_subject ON audit_log (subject, id) WHERE subject IS NOT NULL;
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'rows of % are never changed and never removed', TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END $$;
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_is_never_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;
