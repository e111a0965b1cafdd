import { describe, expect, it } from '@jest/globals';
import { heightFrom, heightText, weightFrom, weightText } from './body-units.js';

describe('height and weight', () => {
  it.each([
    ['59', 175.3],
    ['6', 182.9],
    ['510', 177.8],
    ['5 ft 9 in', 175.3],
    ['5\'9"', 175.3],
    ['5’ 9', 175.3],
  ])('reads %s feet and inches as %s cm [ONB-37, ONB-38]', (text, cm) => {
    expect(heightFrom(text, 'IMPERIAL')).toBe(cm);
  });

  it('reads three and more digits as feet and inches [ONB-39]', () => {
    expect(heightFrom('511', 'IMPERIAL')).toBe(180.3);
    expect(heightFrom('512', 'IMPERIAL')).toBe(182.9);
    expect(heightText(heightFrom('514', 'IMPERIAL') ?? 0, 'IMPERIAL')).toBe('6 ft 2 in');
  });

  it.each(['', 'tall', '😀', '-59', '٥٩'])('does not guess a height from %p', (text) => {
    expect(heightFrom(text, 'IMPERIAL')).toBeNull();
  });

  it('shows every stored height in feet and inches as it was typed [ONB-36]', () => {
    for (let inches = 36; inches < 96; inches += 1) {
      const typed = `${Math.floor(inches / 12)}${inches % 12}`;
      expect(heightText(heightFrom(typed, 'IMPERIAL') ?? 0, 'IMPERIAL')).toBe(
        `${Math.floor(inches / 12)} ft ${inches % 12} in`,
      );
    }
  });

  it('keeps pounds as kilograms with one decimal, 2.20462 lb to each [ONB-37, ONB-40]', () => {
    expect(weightFrom('160', 'IMPERIAL')).toBe(72.6);
    expect(weightFrom('220,462', 'IMPERIAL')).toBe(100);
    expect(weightText(72.6, 'IMPERIAL')).toBe('160');
  });

  it('keeps metric values as they were typed, with a comma too [ONB-36]', () => {
    expect(heightFrom('182', 'METRIC')).toBe(182);
    expect(weightFrom('72,55', 'METRIC')).toBe(72.55);
    expect(weightText(72.55, 'METRIC')).toBe('72.6');
  });
});
