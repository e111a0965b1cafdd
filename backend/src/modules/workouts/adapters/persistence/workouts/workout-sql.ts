const COMMON_COLUMNS = `workouts.id, workouts.sport, workouts.family, workouts.indoor, title,
  workouts.start_time AS "startTime", utc_offset_s AS "utcOffsetS",
  duration_s AS "durationS", elapsed_s AS "elapsedS", workouts.distance_m AS "distanceM",
  file_name AS "fileName"`;

/** A row of the list: single numbers out of the stored documents, never the documents. */
export const LIST_COLUMNS = `${COMMON_COLUMNS},
  (summary ->> 'avgSpeedMps')::float8 AS "avgSpeedMps",
  (summary ->> 'avgHr')::float8 AS "avgHr",
  (summary ->> 'avgPowerW')::float8 AS "avgPowerW",
  (summary ->> 'elevGainM')::float8 AS "elevGainM",
  COALESCE(load_power, load_pace, load_heart_rate) AS "trainingStress",
  CASE WHEN load_power IS NOT NULL THEN 'power' WHEN load_pace IS NOT NULL THEN 'pace'
       WHEN load_heart_rate IS NOT NULL THEN 'heartRate' END AS "loadSource",
  (SELECT headline FROM workout_reports
     WHERE workout_id = workouts.id AND kind = 'first') AS headline,
  EXISTS (SELECT FROM workout_reports WHERE workout_id = workouts.id AND to_rewrite) AS rewriting,
  (SELECT changes -> 0 -> 'engine' ->> 'to' FROM workout_analyses
     WHERE workout_id = workouts.id) AS "changedByEngine", work_set AS "workSet"`;

export const LIST_SOURCES = `workouts
  LEFT JOIN workout_digests ON workout_digests.workout_id = workouts.id
  LEFT JOIN workout_listings ON workout_listings.id = workouts.id`;

export const VIEW_COLUMNS = `${COMMON_COLUMNS}, notes, device_name AS "deviceName",
  summary, recording -> 'device' AS device, warnings,
  COALESCE(recording -> 'developerChannels', '[]') AS "developerChannels",
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('name', name, 'source', source)), '[]')
     FROM workout_channels
     WHERE workout_id = workouts.id AND name <> 'time'
       AND name NOT LIKE 'developer:%') AS "storedChannels",
  CASE WHEN jsonb_typeof(recording -> 'plan') = 'object' THEN jsonb_build_object(
       'steps', recording -> 'plan' -> 'steps', 'deviceThresholds', recording -> 'deviceThresholds',
       'stepOfLap', (
         SELECT COALESCE(jsonb_agg(lap -> 'workoutStepIndex' ORDER BY place), '[]')
         FROM jsonb_array_elements(recording -> 'laps') WITH ORDINALITY AS laps(lap, place)
       )) END AS plan,
  workout_analyses.status AS "analysisStatus", workout_analyses.result AS "analysisResult",
  workout_analyses.changes AS "analysisChanges",
  (SELECT COALESCE(jsonb_agg(jsonb_build_object(
       'id', id, 'kind', kind, 'headline', headline, 'at', at, 'facts', facts,
       'sections', sections, 'evidence', evidence,
       'coach', coach, 'createdAt', created_at, 'rewriting', to_rewrite)
       ORDER BY created_at, id), '[]')
     FROM workout_reports WHERE workout_id = workouts.id) AS reports`;

export const VIEW_SOURCES =
  'workouts JOIN workout_analyses ON workout_analyses.workout_id = workouts.id';
