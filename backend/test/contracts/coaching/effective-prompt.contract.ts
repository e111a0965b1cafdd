import { describe, expect, it } from '@jest/globals';
import type { EffectivePrompt } from '#coaching/ports/effective-prompt.js';

const WISH = '{"name":"Easy days","text":"Praise easy days."}';

export function effectivePromptContract(name: string, open: () => EffectivePrompt): void {
  describe(`effective prompt: ${name}`, () => {
    it('puts house instructions after every rule, and omits an empty section [ACI-11]', () => {
      const [bare, withWish] = [open().with(''), open().with(WISH)];
      expect(withWish.startsWith(bare)).toBe(true);
      expect(withWish.endsWith(WISH)).toBe(true);
      expect(bare).not.toContain('Wishes');
    });

    it('is the same each time, without the random mark of a request', () => {
      expect(open().with(WISH)).toBe(open().with(WISH));
    });
  });
}
