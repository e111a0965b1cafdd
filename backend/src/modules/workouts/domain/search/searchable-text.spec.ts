import { describe, expect, it } from '@jest/globals';
import { searchableText } from './searchable-text.js';

describe('what is searched of a workout', () => {
  const text = searchableText({
    sport: 'trail_running',
    family: 'running',
    startTime: new Date('2026-06-07T06:30:00Z'),
    utcOffsetS: 0,
    durationS: 3600,
    distanceM: 16_093,
    workSet: '6 × 3 min',
    title: 'İzmir körfezi',
    notes: 'With 李 and Zoë',
    fileName: 'Lac_de_Neuchâtel.fit',
    planName: 'Ünder-overs',
  });

  it.each(['izmir', '李', 'zoe', 'neuchatel', 'lac de', 'under-overs', 'morning trail run', '6x3'])(
    'has %s in it',
    (word) => {
      expect(text).toContain(word);
    },
  );

  it('has the distance in both units where it is in the title', () => {
    const plain = searchableText({
      ...{ sport: 'cycling', family: 'cycling', startTime: new Date(0), utcOffsetS: null },
      ...{ durationS: 60, distanceM: 16_093, workSet: null, title: null, notes: null },
      ...{ fileName: 'a.fit', planName: null },
    });
    expect(plain).toContain('ride, 16 km');
    expect(plain).toContain('ride, 10 mi');
  });
});
