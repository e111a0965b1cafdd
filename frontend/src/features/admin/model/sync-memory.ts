const key = 'adminSyncJob';

/** Which sync this tab has started and not yet seen the end of; outlives a reload. */
export const syncMemory = {
  read: (): string | null => sessionStorage.getItem(key),
  keep: (jobId: string): void => sessionStorage.setItem(key, jobId),
  forget: (): void => sessionStorage.removeItem(key),
};
