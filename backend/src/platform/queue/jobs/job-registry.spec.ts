import { describe, expect, it } from '@jest/globals';
import { defineJob } from './job-definition.js';
import { JobRegistry, UnknownJobError } from './job-registry.js';
import { text } from './payload-fields.js';

const declared = defineJob({
  name: 'parse-fit-file',
  version: 2,
  queue: 'workouts',
  attempts: 1,
  backoffMs: 1,
  payload: { uploadId: text },
  jobId: ({ uploadId }) => uploadId,
});
const nothing = () => Promise.resolve();

describe('JobRegistry', () => {
  it('refuses a name that is declared twice', () => {
    const jobs = new JobRegistry();
    jobs.register(declared, nothing);
    expect(() => jobs.register(declared, nothing)).toThrow('declared twice');
  });

  it('knows every version up to the declared one, and no newer one', () => {
    const jobs = new JobRegistry();
    jobs.register(declared, nothing);
    expect(jobs.names()).toEqual(['parse-fit-file', 'parse-fit-file@2']);
    expect(() => jobs.get('parse-fit-file@3')).toThrow(UnknownJobError);
  });
});
