import process from 'node:process';

/** Where this run of Jest keeps everything; made by `global-setup.ts`, removed by the guardian. */
export function runFolder(): string {
  const folder = process.env['STRIDEWATT_TEST_RUN'];
  if (folder === undefined) throw new Error('global-setup.ts has not run');
  return folder;
}
