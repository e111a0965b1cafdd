import { describe, expect, it } from '@jest/globals';
import { LOOK_ALIKES, WARNINGS } from '#test/builders/warning-sentences.js';
import { redFlag } from './red-flags.js';
import { safetyText } from './safety-answer.js';
import type { RedFlag } from './warning-signs.js';

/** Every kind of warning sign that the coach has to know. */
const FIXED: readonly RedFlag[] = ['emergency', 'doctor', 'crisis', 'eating'];

describe('warning signs', () => {
  it('are seen in each of sixty sentences, with the help that they ask for', () => {
    expect(WARNINGS).toHaveLength(60);
    expect(WARNINGS.filter(([flag, sentence]) => redFlag(sentence) !== flag)).toEqual([]);
  });

  it('are seen in at most one of twenty look-alikes', () => {
    expect(LOOK_ALIKES).toHaveLength(60);
    expect(new Set(LOOK_ALIKES).size).toBe(60);
    const taken = LOOK_ALIKES.filter((sentence) => redFlag(sentence) !== null);
    expect({ taken, share: taken.length / LOOK_ALIKES.length <= 0.05 }).toEqual({
      taken: expect.any(Array),
      share: true,
    });
  });

  it.each(["Explain it like I'm five", 'tss like im 12', 'put it simply for a 10 year old'])(
    'are no matter of the athlete\u2019s age in "%s"',
    (sentence) => {
      expect(redFlag(sentence)).toBeNull();
    },
  );

  it('are seen however they are written', () => {
    for (const [flag, sentence] of WARNINGS) {
      const written = [
        sentence.toUpperCase(),
        sentence.replaceAll("'", '’'),
        `Nice ride today. ${sentence} Thanks!`,
        sentence.replaceAll(' ', '  '),
        sentence.replaceAll(' ', '\u00a0'),
      ];
      expect(written.filter((text) => redFlag(text) !== flag)).toEqual([]);
    }
  });

  it.each(FIXED)(
    'get a fixed text for "%s" that names help and neither trains nor diagnoses',
    (flag) => {
      const text = safetyText(flag);
      expect(text).toMatch(/emergency number|112/);
      expect(text).not.toMatch(
        /you (?:have|had|suffer|are having) (?:an? )?(?:heart|stroke|concussion|clot|arrhythmia|disorder)|\b(?:zone|interval|watts?|pace|easy ride|dose|mg)\b/i,
      );
    },
  );
});
