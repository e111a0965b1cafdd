import {
  exportAdministrators,
  exportAuditLog,
  exportCoachQuality,
  exportDeletedAccounts,
  exportDemoSessions,
  exportFailedJobs,
  exportFeedback,
  exportInstructions,
  exportQueues,
  exportUsage,
  exportUsers,
} from '#api/generated/sdk.gen.js';
import { saveFile } from '#api/save-file.js';
import type { AuditFilter } from '../model/operations.js';
import type { DayRange } from '../model/search.js';
import type { UserListQuery } from '../model/user-list.js';

const AS_FILE = { parseAs: 'blob' } as const;

/**
 * Each hands a whole list with its filter, not only the shown page, to the browser as a file.
 */
export const downloads = {
  users: async ({ filter, only, sort, search }: Omit<UserListQuery, 'page' | 'limit'>) =>
    saveFile(
      await exportUsers({ query: { filter, only, sort, search: search || undefined }, ...AS_FILE }),
      'stridewatt-users.csv',
    ),
  usage: async (range: DayRange) =>
    saveFile(await exportUsage({ query: range, ...AS_FILE }), 'stridewatt-usage.csv'),
  deleted: async () =>
    saveFile(await exportDeletedAccounts(AS_FILE), 'stridewatt-deleted-accounts.csv'),
  feedback: async () => saveFile(await exportFeedback(AS_FILE), 'stridewatt-feedback.csv'),
  demo: async (range: DayRange) =>
    saveFile(
      await exportDemoSessions({ query: range, ...AS_FILE }),
      'stridewatt-demo-sessions.csv',
    ),
  instructions: async () =>
    saveFile(await exportInstructions(AS_FILE), 'stridewatt-coaching-instructions.csv'),
  administrators: async () =>
    saveFile(await exportAdministrators(AS_FILE), 'stridewatt-administrators.csv'),
  audit: async (query: AuditFilter) =>
    saveFile(await exportAuditLog({ query, ...AS_FILE }), 'stridewatt-audit-log.csv'),
  queues: async () => saveFile(await exportQueues(AS_FILE), 'stridewatt-queues.csv'),
  failedJobs: async () => saveFile(await exportFailedJobs(AS_FILE), 'stridewatt-failed-jobs.csv'),
  quality: async (days: number) =>
    saveFile(
      await exportCoachQuality({ query: { days }, ...AS_FILE }),
      'stridewatt-coach-quality.csv',
    ),
};
