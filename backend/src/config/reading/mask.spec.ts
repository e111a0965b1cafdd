import { describe, expect, it } from '@jest/globals';

import { mask } from './mask.js';

describe('masking of a refused value', () => {
  it('shows only the length of a secret', () => {
    expect(mask('hunter2', true)).toBe('a secret of 7 characters');
  });

  it.each([
    ['postgres://user:hunter2@host:5432/x', '"postgres://user:***@host:5432/x"'],
    ['postgres:user:hunter2@host', '"postgres:user:***@host"'],
    ['user:hunter2@host', '"user:***@host"'],
    ['redis://:hun@ter/2@host', '"redis://:***@host"'],
    ['https://tiles/{z}?key=hunter2&style=x', '"https://tiles/{z}?key=***&style=***"'],
    ['mysql://host/name', '"mysql://host/name"'],
    ['99999', '"99999"'],
  ])('shows %s as %s', (value, shown) => {
    expect(mask(value, false)).toBe(shown);
  });

  it('keeps a line a line, and short', () => {
    expect(mask('a\nb', false)).toBe('"a\\nb"');
    expect(mask('x'.repeat(1_000), false)).toHaveLength(201);
  });
});
