import { describe, expect, it } from '@jest/globals';
import { passes } from '../report/gates.js';
import type { PlayedReports, WrittenReport } from './play-reports.js';
import type { Reading } from './reading.js';
import { reportsGates } from './reports-gates.js';
import { scoreReading } from './score-reading.js';

const READING: Reading = {
  file: 'ride-5x4min',
  session: '',
  must: [
    { id: 'a', importance: 3, say: '', any: [['climb']] },
    { id: 'b', importance: 2, say: '', any: [['stop']] },
    { id: 'c', importance: 1, say: '', any: [['cadence']] },
  ],
  mustNot: [{ id: 'd', why: '', pattern: 'faded' }],
  action: '',
  recovery: '',
};

const readAs = (text: string): PlayedReports => ({
  sets: [
    {
      name: 'x',
      scores: [scoreReading(READING, { headline: '', sections: [{ title: 'A', text }] })],
    },
  ],
  corpus: [],
  missing: [],
});

const written = (headline: string, next: string, ...headlineKeys: string[]): WrittenReport => ({
  name: headline,
  recording: headline,
  headlineKeys,
  report: {
    headline,
    facts: [],
    sections: [{ title: 'Next', text: next, facts: [] }],
    evidence: [],
  },
});

const gateOf = (played: PlayedReports, metric: RegExp) =>
  reportsGates(played).find((gate) => metric.test(gate.metric));

describe('the gates of reports', () => {
  it('count the points of the highest importance on their own', () => {
    expect(gateOf(readAs('A climb.'), /matters most/)).toMatchObject({ measured: 1, of: 1 });
    expect(gateOf(readAs('A stop.'), /matters most/)).toMatchObject({ measured: 0, of: 1 });
  });

  it('weigh all points by importance', () => {
    expect(gateOf(readAs('A climb and cadence.'), /by importance/)?.measured).toBeCloseTo(4 / 6);
  });

  it('fail with one thing that must not be said', () => {
    const gate = gateOf(readAs('You faded.'), /would not say/);
    expect(gate && passes(gate)).toBe(false);
    expect(gate?.failures).toEqual(['ride-5x4min d: \u201cfaded\u201d']);
  });

  it('judge diversity only where recordings are there', () => {
    expect(gateOf(readAs(''), /different actions/)).toBeUndefined();
  });

  it('count actions that differ in more than numbers', () => {
    const corpus = [
      written('A', 'Ride 5 km.'),
      written('B', 'Ride 9 km.'),
      written('C', 'Rest.'),
      written('D', ''),
    ];
    expect(gateOf({ sets: [], corpus, missing: [] }, /different actions/)).toMatchObject({
      measured: 2,
      failures: ['2 times: ride #.'],
    });
  });

  it('share headlines that restate and first sentences that are alike', () => {
    const corpus = [
      written('A ride of 5 km. It rained.', '', 'session.distance'),
      written('A ride of 7 km. It snowed.', '', 'session.distance', 'climbs.count'),
      written('A climb', ''),
      written('A descent', ''),
    ];
    const played = { sets: [], corpus, missing: [] };
    expect(gateOf(played, /only restate/)?.measured).toBe(0.25);
    expect(gateOf(played, /share their wording/)?.measured).toBe(0.5);
  });
});
