import { describe, expect, it } from '@jest/globals';
import { cleanFileName, isFitName } from './file-name.js';

describe('isFitName', () => {
  it.each(['ride.fit', 'RIDE.FIT', 'a.b.Fit', ' ride.fit '])('takes %j [UPL-03]', (name) => {
    expect(isFitName(name)).toBe(true);
  });

  it.each(['ride.gpx', 'ride.fit.exe', 'fit', 'ride.fit/', 'ride.fit\u202etxt', ''])(
    'refuses %j [UPL-03]',
    (name) => {
      expect(isFitName(name)).toBe(false);
    },
  );
});

describe('cleanFileName', () => {
  it.each([
    ['1733_Morning Ride.fit', '1733_Morning Ride.fit'],
    ['../../etc/passwd.fit', 'passwd.fit'],
    ['C:\\Users\\ada\\ride.fit', 'ride.fit'],
    ['ri\u0000de\r\n.fit', 'ride.fit'],
    ['ri\u202ede.fit', 'ride.fit'],
    ['Über Läufe 🚴.fit', 'Über Läufe 🚴.fit'],
    ['u\u0308ber.fit', 'über.fit'],
    ['\ud800.fit', '\ufffd.fit'],
    ['', 'workout.fit'],
    ['../..', 'workout.fit'],
  ])('keeps of %j what can be shown: %j', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept);
  });

  it('shortens a long name before its extension', () => {
    const short = cleanFileName(`${'ä'.repeat(500)}.fit`);
    expect(short).toBe(`${'ä'.repeat(116)}.fit`);
  });

  it('shortens a long name without an extension at its end', () => {
    expect(cleanFileName('x'.repeat(500))).toBe('x'.repeat(120));
  });
});
