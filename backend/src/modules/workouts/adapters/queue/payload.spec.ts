import { describe, expect, it } from '@jest/globals';
import { textsOf } from './payload.js';

describe('textsOf', () => {
  it('takes the named texts and nothing else', () => {
    expect(textsOf({ uploadId: 'u', other: 1 }, ['uploadId'])).toEqual({ uploadId: 'u' });
  });

  it.each([null, 'u', {}, { uploadId: 1 }, { uploadId: '' }])('refuses %j', (payload) => {
    expect(() => textsOf(payload, ['uploadId'])).toThrow('uploadId');
  });
});
