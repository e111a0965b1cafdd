import type { ReportAnswer, WorkoutAnswer } from '#api/generated/types.gen.js';

/** One workout whole, as the server tells it. */
export type Workout = WorkoutAnswer;

/** What the athlete says of a workout; null where nothing. */
export type TitleAndNotes = Pick<Workout, 'title' | 'notes'>;

export type Report = ReportAnswer;
