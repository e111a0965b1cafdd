import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SAMPLES_FILE, samplesModule } from './site-samples.js';

describe('samples of the public site', () => {
  it('are word for word what the engine and the built-in coach say today; `npm run site:samples` writes them anew', () => {
    expect(readFileSync(SAMPLES_FILE, 'utf8')).toBe(samplesModule());
  });
});
