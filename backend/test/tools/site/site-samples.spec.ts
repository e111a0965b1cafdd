import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SAMPLES_FILE, samplesModule } from './site-samples.js';

describe('samples of the public site', () => {
  it('are what engine and coach say today (npm run site:samples writes them)', () => {
    expect(readFileSync(SAMPLES_FILE, 'utf8')).toBe(samplesModule());
  });
});
