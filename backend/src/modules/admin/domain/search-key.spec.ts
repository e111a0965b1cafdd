import { describe, expect, it } from '@jest/globals';
import { searchKey } from './search-key.js';

describe('the form in which names are searched', () => {
  it.each([
    [' İstanbul', 'istanbul'],
    ['IĞDIR ılgaz', 'igdir ilgaz'],
    ['Åsa Öström', 'asa ostrom'],
    ['A\u030asa', 'asa'],
    ['Straße', 'strasse'],
    ['Łukasz Đorđe', 'lukasz dorde'],
    ['O’Brien', "o'brien"],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['ИВАНОВ', 'иванов'],
    ['李 小龙', '李 小龙'],
    ['Ｗｅｉ', 'wei'],
    ['محمد', 'محمد'],
  ])('of %s is %s', (name, key) => {
    expect(searchKey(name)).toBe(key);
  });
});
