import type { ReportAnswer, WorkoutAnswer } from '../../../api/generated/types.gen.js';

/** One workout whole, as the server tells it. */
export type Workout = WorkoutAnswer;
export type Report = ReportAnswer;
