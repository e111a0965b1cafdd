import { describe, expect, it } from '@jest/globals';
import { NO_VALUES, type DatedThresholds, type ThresholdHistory } from '../athlete-profile.js';
import { changedDays } from './changed-days.js';

const said = (validFrom: string, changes: Partial<DatedThresholds>): DatedThresholds => ({
  ...NO_VALUES,
  zones: {},
  validFrom,
  ...changes,
});
const history = (...entries: DatedThresholds[]): ThresholdHistory => ({ entries, sex: null });

describe('changedDays', () => {
  const march = said('2026-03-01', { ftpW: 240 });

  it('are those on which other thresholds hold, and no others', () => {
    const days = changedDays(history(march), history(march, said('2026-05-01', { ftpW: 250 })));
    expect(
      ['2020-01-01', '2026-03-01', '2026-04-30', '2026-05-01', '2030-01-01'].map((day) =>
        days?.(day),
      ),
    ).toEqual([false, false, false, true, true]);
  });

  it('end where a later entry holds', () => {
    const days = changedDays(
      history(march, said('2026-05-01', { ftpW: 250 })),
      history(said('2026-03-01', { ftpW: 245 }), said('2026-05-01', { ftpW: 250 })),
    );
    expect(['2026-03-01', '2026-04-30', '2026-05-01'].map((day) => days?.(day))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('reach back before the first entry', () => {
    expect(changedDays(history(), history(march))?.('2020-01-01')).toBe(true);
  });

  it('are all days where the sex changes', () => {
    expect(changedDays(history(march), { ...history(march), sex: 'female' })?.('2020-01-01')).toBe(
      true,
    );
  });

  it('is null without a change', () => {
    expect(changedDays(history(march), history({ ...march }))).toBeNull();
    expect(changedDays(history(), history())).toBeNull();
  });
});
