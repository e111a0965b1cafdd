import { describe, expect, it } from '@jest/globals';
import { withTermBefore } from './that-term.js';

describe('the meaning of what was spoken of before', () => {
  it.each([
    '1.2 of what tho, what does that number even mean',
    'what does that tell me',
    'what is that even',
  ])('"%s" asks for the term before', (message) => {
    expect(withTermBefore(message, ['what was my efficiency factor'])).toBe(
      'what does efficiency factor mean',
    );
  });

  it('leaves a message that names its term', () => {
    const message = 'what does np even mean';
    expect(withTermBefore(message, ['what was my efficiency factor'])).toBe(message);
  });

  it('leaves a message without a term before it', () => {
    expect(withTermBefore('what does that mean', ['how far did i ride'])).toBe(
      'what does that mean',
    );
  });
});
