import { describe, expect, it } from '@jest/globals';
import { clampPlace, formatPlace, parsePlace } from './shared-place.js';

describe('parsePlace', () => {
  it('reads a stretch in seconds with its channel, and one without', () => {
    expect(parsePlace('#t=1200-1500&ch=power')).toEqual({
      from: 1200,
      to: 1500,
      channels: ['power'],
    });
    expect(parsePlace('t=0-90.5')).toEqual({ from: 0, to: 90.5, channels: [] });
  });

  it('takes nothing from an address that names no stretch', () => {
    for (const bad of [
      '',
      '#',
      '#charts',
      '#t=',
      '#t=12',
      '#t=a-b',
      '#t=1e3-2e3',
      '#t=-5-10',
      '#t=300-300',
      '#t=300-200',
      '#t=1-99999999',
      '#ch=power',
    ])
      expect([bad, parsePlace(bad)]).toEqual([bad, null]);
  });

  it.each([
    'ch=power,heartRate',
    'ch=power%2CheartRate',
    'ch=power&ch=heartRate',
    'ch=power,heartRate&ch=power,',
  ])('reads several channels: %s', (channels) => {
    expect(parsePlace(`#t=1-9&${channels}`)?.channels).toEqual(['power', 'heartRate']);
  });

  it('leaves out a channel that can be none', () => {
    expect(parsePlace('#t=1-9&ch=')?.channels).toEqual([]);
    expect(parsePlace('#t=1-9&ch=%3Cb%3E,power')?.channels).toEqual(['power']);
    expect(parsePlace('#t=1-9&ch=Form%20Power')?.channels).toEqual(['Form Power']);
  });
});

describe('formatPlace', () => {
  it('writes whole seconds, and what it writes is read back', () => {
    expect(formatPlace({ from: 1200.4, to: 1499.6, channel: 'heartRate' })).toBe(
      '#t=1200-1500&ch=heartRate',
    );
    expect(parsePlace(formatPlace({ from: 7, to: 19, channel: 'Form Power' }))).toEqual({
      from: 7,
      to: 19,
      channels: ['Form Power'],
    });
    const both = ['power', 'heartRate'];
    expect(parsePlace(formatPlace({ from: 7, to: 19, channel: both }))?.channels).toEqual(both);
  });

  it('never writes a stretch of no length', () => {
    expect(formatPlace({ from: 10.1, to: 10.3, channel: null })).toBe('#t=10-11');
  });
});

describe('clampPlace', () => {
  it('cuts a stretch at the end of the recording', () => {
    expect(clampPlace({ from: 3000, to: 9000, channels: [] }, 3600)).toEqual({
      from: 3000,
      to: 3600,
      channels: [],
    });
  });

  it('is nothing beyond it', () => {
    expect(clampPlace({ from: 4000, to: 5000, channels: [] }, 3600)).toBeNull();
    expect(clampPlace({ from: 3599.5, to: 5000, channels: [] }, 3600)).toBeNull();
  });
});
