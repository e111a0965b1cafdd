import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { VISITOR_RETENTION_DAYS } from '#coaching/application/demo/forget-visitors.use-case.js';
import { FAILED_KEPT_MS } from '#workouts/domain/upload/limits.js';

const PAGE = new URL('../../../frontend/src/features/marketing/model/privacy.ts', import.meta.url);

/** The text of the privacy page, its lines joined. */
const text = readFileSync(PAGE, 'utf8').replaceAll(/' \+\s+'/g, '');

describe('the privacy page', () => {
  it('says how long the demo keeps what a visitor entered', () => {
    expect(text).toContain(`in your own words for ${VISITOR_RETENTION_DAYS.personal} days.`);
    expect(VISITOR_RETENTION_DAYS.record).toBe(365);
    expect(text).toContain('chosen questions for a year.');
  });

  it('says when a file that could not be read is gone', () => {
    expect(FAILED_KEPT_MS).toBe(60 * 60 * 1000);
    expect(text).toContain('A file that could not be read is removed within about an hour.');
  });
});
