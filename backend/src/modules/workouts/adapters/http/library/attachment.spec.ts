import { describe, expect, it } from '@jest/globals';
import { attachment } from './attachment.js';

describe('attachment', () => {
  it.each([
    ['ride.fit', `attachment; filename="ride.fit"; filename*=UTF-8''ride.fit`],
    [
      'Läufe (1).fit',
      `attachment; filename="L_ufe (1).fit"; filename*=UTF-8''L%C3%A4ufe%20%281%29.fit`,
    ],
    ['a"b\\c%.fit', `attachment; filename="a_b_c_.fit"; filename*=UTF-8''a%22b%5Cc%25.fit`],
  ])('saves %j under its name', (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});
