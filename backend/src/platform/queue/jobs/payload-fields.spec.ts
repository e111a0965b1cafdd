import { describe, expect, it } from '@jest/globals';
import { anyText, readFields, text, wholeNumber } from './payload-fields.js';

describe('a payload', () => {
  it('has the declared fields and nothing else', () => {
    const fields = {
      uploadId: text,
      note: anyText,
      version: wholeNumber,
      reader: ['a', 'b'],
    } as const;
    const payload = { uploadId: 'u', note: '', version: 2, reader: 'b' };
    expect(readFields(fields, { ...payload, other: 1 })).toEqual(payload);
  });

  it.each([null, 'u', {}, { uploadId: 1 }, { uploadId: '' }])('is not %j', (payload) => {
    expect(() => readFields({ uploadId: text }, payload)).toThrow('uploadId');
  });

  it.each([1.5, '1', undefined])('has no whole number in %j', (version) => {
    expect(() => readFields({ version: wholeNumber }, { version })).toThrow('version');
  });

  it('has no unknown choice', () => {
    expect(() => readFields({ reader: ['a'] }, { reader: 'b' })).toThrow('reader');
  });
});
