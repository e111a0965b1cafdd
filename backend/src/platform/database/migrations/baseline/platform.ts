/** Jobs on their way to the queue, jobs that failed for good, and settings of the installation. */
export const PLATFORM = `
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  job_id text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE failed_jobs (
  id uuid PRIMARY KEY,
  queue text NOT NULL,
  name text NOT NULL,
  job_id text NOT NULL,
  payload jsonb NOT NULL,
  reason text NOT NULL,
  attempts integer NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX failed_jobs_newest ON failed_jobs (failed_at DESC, id DESC);

CREATE TABLE settings (
  key text PRIMARY KEY,
  value text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
`;
