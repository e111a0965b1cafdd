import { describe, expect, it } from '@jest/globals';
import { emailProblem } from './email.js';

describe('an email address as typed', () => {
  it.each(['ada@example.com', " o'hara+x@example.co.uk ", 'ada@bücher.example', 'ada@例え.テスト'])(
    'may be %j',
    (email) => expect(emailProblem(email)).toBeNull(),
  );

  it.each(['', 'ada', '@example.com', 'ada@example', 'a b@example.com', 'a@b@example.com'])(
    'may not be %j',
    (email) => expect(emailProblem(email)).toBe('Please enter a valid email address'),
  );

  it.each(['ü@example.com', '走@example.com', '🚴@example.com', 'عدا@example.com'])(
    'says what is wrong with %j',
    (email) => expect(emailProblem(email)).toMatch(/^Before the @/),
  );
});
