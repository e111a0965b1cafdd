import type { ReadAuditEntry } from './audit-entry.js';
import type { CsvColumn } from './csv.js';
import {
  daysActive,
  type DeletedAccountRow,
  type DemoSessionRow,
  type FeedbackRow,
} from './records.js';
import type { UserUsage } from './usage.js';

/** Columns of the exported tables, named as the API names their fields. */
export const DELETED_COLUMNS: readonly CsvColumn<DeletedAccountRow>[] = [
  ['email', ({ email }) => email],
  ['signupDate', ({ signupDate }) => signupDate],
  ['deletedAt', ({ deletedAt }) => deletedAt],
  ['daysActive', (row) => daysActive(row)],
  ['uploadCount', ({ uploadCount }) => uploadCount],
  ['deletedBy', ({ deletedBy }) => deletedBy ?? 'owner'],
  ['feedbackReason', ({ feedbackReason }) => feedbackReason],
  ['feedbackText', ({ feedbackText }) => feedbackText],
  ['wouldRecommend', ({ wouldRecommend }) => wouldRecommend],
];

export const FEEDBACK_COLUMNS: readonly CsvColumn<FeedbackRow>[] = [
  ['at', ({ at }) => at],
  ['reason', ({ reason }) => reason],
  ['text', ({ text }) => text],
  ['wouldRecommend', ({ wouldRecommend }) => wouldRecommend],
];

export const DEMO_COLUMNS: readonly CsvColumn<DemoSessionRow>[] = [
  ['date', ({ date }) => date],
  ['sport', ({ sport }) => sport],
  ['level', ({ level }) => level],
  ['dataSource', ({ dataSource }) => dataSource],
  ['ageRange', ({ ageRange }) => ageRange],
  ['gender', ({ gender }) => gender],
  ['country', ({ country }) => country],
  ['deviceType', ({ deviceType }) => deviceType],
  ['presetQuestion1', ({ presetQuestion1 }) => presetQuestion1],
  ['presetQuestion2', ({ presetQuestion2 }) => presetQuestion2],
  ['userQuestion', ({ userQuestion }) => userQuestion],
];

export const USAGE_COLUMNS: readonly CsvColumn<UserUsage>[] = [
  ['userId', ({ userId }) => userId],
  ['email', ({ email }) => email ?? 'Visitors and closed accounts'],
  ['uploads', ({ uploads }) => uploads],
  ['promptTokens', ({ promptTokens }) => promptTokens],
  ['completionTokens', ({ completionTokens }) => completionTokens],
  ['promptCost', ({ promptCost }) => promptCost],
  ['completionCost', ({ completionCost }) => completionCost],
  ['totalCost', ({ totalCost }) => totalCost],
  ['unpricedCalls', ({ unpricedCalls }) => unpricedCalls],
];

export const AUDIT_COLUMNS: readonly CsvColumn<ReadAuditEntry>[] = [
  ['at', ({ at }) => at],
  ['actor', ({ actor }) => actor.name],
  ['action', ({ action }) => action],
  ['subject', ({ subject }) => subject],
  ['subjectLabel', ({ subjectLabel }) => subjectLabel],
  ['details', ({ details }) => JSON.stringify(details)],
  ['address', ({ actor }) => actor.address],
];
