import { describe, expect, it } from '@jest/globals';
import type { SideQuery } from '../comparison/side-query.js';
import { readSides } from './read-sides.js';

function last(...messages: readonly string[]): SideQuery | undefined {
  return messages
    .reduce<readonly SideQuery[]>((before, text) => [...before, ...readSides(text, before)], [])
    .at(-1);
}

describe('matters of workouts side by side', () => {
  it.each([
    ['If my FTP were 280 W, what would the intensity factor of the two be?', 280],
    ['at 290 ftp, IF of each?', 290],
    ['recalculate both with ftp 270', 270],
  ])('"%s" puts an FTP of %i W', (message, watts) => {
    expect(last(message)?.operation).toEqual({ kind: 'ftp', watts });
  });

  it('puts another FTP where only its watts are named', () => {
    expect(last('recalculate both with ftp 270', 'and with 300?')?.operation).toEqual({
      kind: 'ftp',
      watts: 300,
    });
  });

  it.each(['Which FTP does the harder ride suggest?', 'estimate my ftp from the two'])(
    '"%s" asks for the FTP that they support',
    (message) => {
      expect(last(message)?.operation).toEqual({ kind: 'ftp', watts: null });
    },
  );

  it.each(['Can I trust the power data in both rides?', 'which one has the worse data'])(
    '"%s" asks for repairs',
    (message) => {
      expect(last(message)?.operation).toEqual({ kind: 'repairs' });
    },
  );

  it.each([
    ['hr was lower in every single rep the second time right', false],
    ['was each rep quicker in the second session', true],
  ])('"%s" is looked at part by part', (message, most) => {
    expect(last(message)).toMatchObject({
      only: { by: 'place', nth: 2 },
      operation: { kind: 'everyPart', most },
    });
  });

  it.each(['hills taken into account, who wins', 'as if both were flat, which was better'])(
    '"%s" goes by grade-adjusted pace',
    (message) => {
      expect(last(message)).toMatchObject({ metrics: ['graded'], operation: { kind: 'which' } });
    },
  );

  it.each(['how long were my stops in each?', 'pauses: how long in each'])(
    '"%s" asks for the stopped time',
    (message) => {
      expect(last(message)).toMatchObject({ metrics: ['stopped'], operation: { kind: 'value' } });
    },
  );

  it.each(['and total minutes of hard work', 'sum of the rep durations'])(
    '"%s" asks for the time of the intervals together',
    (message) => {
      expect(last('compare the efforts of these sessions', message)).toMatchObject({
        metrics: ['workTime'],
        scope: { kind: 'whole' },
      });
    },
  );

  it.each(['by how many seconds per km?', 'how many seconds a k', 'in pace?'])(
    '"%s" after times over a distance asks for the pace',
    (message) => {
      expect(last('which 10k was faster', message)).toMatchObject({
        metrics: ['speed'],
        operation: { kind: 'value' },
      });
    },
  );

  it('asks for heart rate in one of them after times over a distance', () => {
    expect(last('which 10k was faster', 'heart rate in the faster one?')).toMatchObject({
      metrics: ['heartRate'],
      only: { by: 'trait', trait: 'fast' },
      operation: { kind: 'value' },
    });
  });
});

describe('which of the workouts', () => {
  it.each([
    ['which of these ultras was hillier', 'gain'],
    ['which of my rides was faster', 'speed'],
    ['which got me warmer weather', 'temperature'],
  ])('"%s" asks for the workout with more %s', (message, metric) => {
    expect(last(message)).toMatchObject({
      metrics: [metric],
      operation: { kind: 'which', most: true },
    });
  });
});
