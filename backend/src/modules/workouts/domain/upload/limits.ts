/**
 * Largest file that is taken, bytes: less than 10 MB, as its refusal says. Source: the
 * specification, "Business constants".
 */
export const MAX_FILE_BYTES = 10 * 1024 * 1024 - 1;

/**
 * Wall clock for reading a file and for analysing its recording, together 10 s. On a busy machine
 * of two cores the fullest honest file (half a million records) takes 0.6 s and 3.4 s.
 */
export const READ_DEADLINE_MS = 3_000;
export const ANALYSE_DEADLINE_MS = 7_000;

/** How long an upload waits for its workout before it answers that it goes on behind the scenes. */
export const UPLOAD_WAIT_MS = 20_000;

/** An upload without progress for this long has lost its job, and is planned again. */
export const STALLED_AFTER_MS = 30_000;

/** A file that ended this many claims without a result takes its worker down with it. */
export const MAX_CLAIMS = 5;

/** How long a failed upload can be asked about. */
export const FAILED_KEPT_MS = 60 * 60 * 1000;

/**
 * A file without an upload may belong to one that is just being received; past this age it does
 * not.
 */
export const ORPHAN_AFTER_MS = 60 * 60 * 1000;
