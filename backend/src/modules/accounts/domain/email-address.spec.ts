import { describe, expect, it } from '@jest/globals';
import { emailForm, emailKey, hasPlainLocalPart } from './email-address.js';

describe('an email address', () => {
  it.each([
    [' Ada@Example.com ', 'Ada@Example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@ü ber.example', 'ada@ü ber.example'],
    ['no address', 'no address'],
    ['', ''],
  ])('%j is written as %j', (typed, written) => {
    expect(emailForm(typed)).toBe(written);
    expect(emailForm(written)).toBe(written);
  });

  it('is compared without case, in whichever script its domain was typed', () => {
    expect(emailKey('ADA@Bücher.example')).toBe(emailKey('ada@XN--BCHER-KVA.example'));
  });

  it.each(['ada@example.com', "o'hara+x_y@example.com", 'a.b-c@bücher.example'])(
    'may be %s',
    (email) => expect(hasPlainLocalPart(email)).toBe(true),
  );

  it.each(['ü@example.com', '走@example.com', '🚴@example.com', '@example.com', 'ada', ''])(
    'may not be %j',
    (email) => expect(hasPlainLocalPart(email)).toBe(false),
  );
});
