import { describe, expect, it } from '@jest/globals';
import { contextOf } from './context-words.js';

const OWNER = {
  email: 'ada.rider@example.com',
  firstName: 'Zoë',
  lastName: 'van der Berg',
  city: 'São Paulo',
};

describe('what a password can be guessed from', () => {
  it.each([
    ['stridewatt', 'the name of this product'],
    ['StrideWatt2026!', 'the name of this product'],
    ['ada.rider@example.com', 'your email address'],
    ['adarider99', 'your email address'],
    ['rider2026', 'your email address'],
    ['example1!', 'your email address'],
    ['zoe-zoe-zoe', 'your first name'],
    ['ZOË123', 'your first name'],
    ['vanderberg1', 'your last name'],
    ['99Berg99', 'your last name'],
    ['zoevanderberg', 'your name'],
    ['VanDerBergZoe1', 'your name'],
    ['saopaulo', 'your city'],
    ['1.Paulo.1', 'your city'],
  ])('finds %s', (password, source) => {
    expect(contextOf(password, OWNER)).toBe(source);
  });

  it.each([
    'zoe likes long rides',
    'bergamot',
    'correct horse',
    '123456',
    'va-1-va-1',
    '身長身長身長',
    'paulownia',
  ])('leaves %s alone, which says more than one word', (password) => {
    expect(contextOf(password, OWNER)).toBeNull();
  });

  it('knows names that are written in other scripts', () => {
    expect(contextOf('Андрей2026', { ...OWNER, firstName: 'Андрей' })).toBe('your first name');
  });

  it('takes no offence at empty names', () => {
    expect(
      contextOf('secret-1', { email: '@', firstName: '', lastName: ' ', city: '-' }),
    ).toBeNull();
  });
});
