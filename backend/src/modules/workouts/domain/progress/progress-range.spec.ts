import { describe, expect, it } from '@jest/globals';
import { DomainError } from '#kernel/domain-error.js';
import { rangeOf } from './progress-range.js';

const TODAY = '2026-03-01';

describe('the days of progress', () => {
  it('are the last year where nothing is said', () => {
    expect(rangeOf({}, TODAY)).toEqual({ from: '2025-03-02', to: TODAY });
    expect(rangeOf({ to: '2024-12-31' }, TODAY)).toEqual({ from: '2024-01-02', to: '2024-12-31' });
    expect(rangeOf({ from: '2026-03-01' }, TODAY)).toEqual({ from: TODAY, to: TODAY });
  });

  it('may be ten years and not a day more', () => {
    expect(rangeOf({ from: '2016-03-02', to: '2026-03-02' }, TODAY)).toMatchObject({
      from: '2016-03-02',
    });
    for (const from of ['2016-03-01', '1000-01-01'])
      expect(fieldOf({ from, to: '2026-03-02' })).toBe('from');
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '2025-02-29' }, 'to'],
    [{ to: '2026-13-01' }, 'to'],
    [{ from: '2026-3-1' }, 'from'],
    [{ from: '' }, 'from'],
    [{ from: '2026-01-01T00:00:00Z' }, 'from'],
    [{ to: '9999-12-31' }, 'to'],
    [{ to: '٢٠٢٦-٠١-٠١' }, 'to'],
    [{ from: '2026-03-02' }, 'from'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'from'],
  ])('are refused as %j, with the field', (asked, field) => {
    expect(fieldOf(asked)).toBe(field);
  });
});

function fieldOf(asked: { from?: string; to?: string }): string | undefined {
  try {
    rangeOf(asked, TODAY);
    return undefined;
  } catch (error) {
    if (!DomainError.is(error, 'VALIDATION_FAILED')) throw error;
    return error.details.fields[0]?.field;
  }
}
