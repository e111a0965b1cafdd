export { WorkoutsModule } from './workouts.module.js';
export { WorkoutRecords } from './application/workout-records.js';
export { ReportAuthors } from './application/report-authors.js';
export { ReportAuthor } from './ports/report-author.js';
export type { WorkoutForCoach } from './domain/workout-for-coach.js';
export type { WorkoutSummary } from './domain/workout-summary.js';
export type { Report, ReportSection } from './domain/report.js';
