import { describe, expect, it } from '@jest/globals';
import { foldText } from './fold-text.js';

describe('text as it is searched', () => {
  it.each([
    ['Zürich', 'ZURICH'],
    ['İstanbul', 'istanbul'],
    ['DIYARBAKIR', 'Diyarbakır'],
    ['Straße', 'STRASSE'],
    ['Tromsø', 'tromso'],
    ['Łódź', 'lodz'],
    ['Άθήνα', 'αθηνα'],
    ['ΔΡΌΜΟΣ', 'δρομος'],
    ['Ёлки', 'елки'],
    ['ｔｅｍｐｏ　２０', 'tempo 20'],
    ['ﾊｼﾙ', 'はしる'],
    ['が', 'ガ'],
    ['مَدْرَسَة', 'مدرسه'],
    ['שָׁלוֹם', 'שלום'],
    ['٦ × ٣', '6x3'],
    ['6 × 3 min', '6x3 min'],
    ['morning_ride', 'Morning  ride'],
  ])('takes %s and %s for the same', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it.each([
    ['朝', '明'],
    ['가', '각'],
    ['か', 'が'],
    ['की', 'का'],
    ['abc', 'abd'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('survives half a character and what cannot be seen', () => {
    expect(foldText('\ud83d a\u200bb\u0000 ')).toBe('\ufffd a b');
  });
});
