import { describe, expect, it } from '@jest/globals';
import { sampleSheet } from '#test/builders/coached-sheets.js';
import { askedIn } from '../understanding/asked.js';
import { withoutMarks } from '../verifier/marks.js';
import { deniedClaims } from './corrections.js';

function denied(sample: 'intervalRide' | 'steadyRide', plain: string): readonly string[] {
  return deniedClaims(sampleSheet(sample), askedIn(plain)).flatMap((line) =>
    line === null ? [] : [withoutMarks(line)],
  );
}

describe('what a question claims beside what it asks', () => {
  it('is set right where it counts other intervals than there are', () => {
    expect(denied('intervalRide', 'were my 9 intervals even')).toEqual([
      expect.stringMatching(/^Your question names 9 of them, but I count \d work intervals/),
    ]);
  });

  it('stays with the query where it is the value that is asked about', () => {
    expect(denied('steadyRide', 'was tss 190 justified')).toEqual([]);
  });
});
