import { describe, expect, it } from '@jest/globals';
import { cleanFeedbackText } from './feedback.js';

describe('text of feedback', () => {
  it.each([
    [
      'what a person writes',
      'Too dear.\n\tStill nice: 10/10 🚴',
      'Too dear.\n\tStill nice: 10/10 🚴',
    ],
    ['line breaks of Windows', 'a\r\nb\rc', 'a\nb\nc'],
    ['a NUL, which no table takes', 'a\u0000b', 'ab'],
    ['escape sequences of a terminal', 'a\u001b[31mb', 'a[31mb'],
    ['marks that turn the direction', '\u202eabc\u2066', 'abc'],
    ['half of a character', 'a\ud800b', 'a\ufffdb'],
    ['mark-up, which is shown as text', '<script>x</script>', '<script>x</script>'],
    ['nothing but space', ' \n\u200b ', null],
  ])('keeps %s harmless [FBK-08]', (_what, text, kept) => {
    expect(cleanFeedbackText(text)).toBe(kept);
  });
});
