import { describe, expect, it } from '@jest/globals';
import { escapeMalformedUrl } from './malformed-url.js';

describe('the address of a request', () => {
  it.each(['/', '/workouts/a%20b?x=%E0', '/api/progress?from=%E0%A4%A', '/gr%C3%BCn#%E0'])(
    'stays as it is where its path can be decoded: %s',
    (url) => {
      expect(escapeMalformedUrl(url)).toBe(url);
    },
  );

  it('is escaped where its path cannot, without its query', () => {
    expect(escapeMalformedUrl('/workouts/%E0%A4%A?x=%E0')).toBe('/workouts/%25E0%25A4%25A?x=%E0');
    expect(escapeMalformedUrl('/%')).toBe('/%25');
  });
});
