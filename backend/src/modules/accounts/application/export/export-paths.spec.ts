import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ExportPaths } from './export-paths.js';

describe('paths of an export', () => {
  it.each([
    ['files/ride.fit', 'files/ride.fit'],
    ['files/Ausfahrt über Öblarn 🚴.fit', 'files/Ausfahrt über Öblarn 🚴.fit'],
    ['../../etc/passwd', 'unnamed/unnamed/etc/passwd'],
    ['/etc/passwd', 'unnamed/etc/passwd'],
    ['files/..\\..\\x.fit', 'files/_.._x.fit'],
    ['files/C:\\x.fit', 'files/C__x.fit'],
    ['files/a<b>"c|d?e*.fit', 'files/a_b__c_d_e_.fit'],
    ['files/con.fit', 'files/_con.fit'],
    ['files/ride\u202etif.exe', 'files/ride_tif.exe'],
    ['files/a\u0000b\r\n.fit', 'files/a_b__.fit'],
    ['files/.htaccess', 'files/htaccess'],
    ['files/ride.fit. ', 'files/ride.fit'],
    ['files/', 'files/unnamed'],
  ])('makes of %j the path %j', (wished, given) => {
    expect(new ExportPaths().give(wished)).toBe(given);
  });

  it('gives none twice, and tells no case apart', () => {
    const paths = new ExportPaths();
    expect(
      [
        'files/ride.fit',
        'files/RIDE.fit',
        'files/ride.fit',
        'files/ride (2).fit',
        'other/ride.fit',
      ].map((path) => paths.give(path)),
    ).toEqual([
      'files/ride.fit',
      'files/RIDE (2).fit',
      'files/ride (3).fit',
      'files/ride (2) (2).fit',
      'other/ride.fit',
    ]);
  });

  it('shortens a long name and keeps its extension', () => {
    const [, name = ''] = new ExportPaths().give(`files/${'🚴'.repeat(300)}.fit`).split('/');
    expect([...name]).toHaveLength(60);
    expect(name.endsWith('🚴.fit')).toBe(true);
  });

  it('stays inside its own folder and unique whatever it is asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 30 }), (wishes) => {
        const paths = new ExportPaths();
        const given = wishes.map((wish) => paths.give(wish));
        expect(new Set(given.map((path) => path.toLowerCase())).size).toBe(wishes.length);
        for (const path of given) {
          expect(path).not.toMatch(/[\\:\p{Cc}]/u);
          for (const part of path.split('/')) expect(part).toMatch(/^[^.\s]/u);
        }
      }),
    );
  });
});
