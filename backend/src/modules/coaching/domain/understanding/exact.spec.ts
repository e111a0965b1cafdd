import { describe, expect, it } from '@jest/globals';
import { askedIn } from './asked.js';
import { periodsIn } from './period.js';
import { plainText } from './plain-text.js';
import { KNOWN_WORDS } from './score-topics.js';
import { readQuestion } from './understand.js';

const asked = (question: string) => askedIn(plainText(question, KNOWN_WORDS));
const last = (question: string, ...before: string[]) =>
  readQuestion(question, 'workout', before).asks.at(-1);
const topics = (question: string, ...before: string[]) =>
  readQuestion(question, 'workout', before).asks.map(({ topics: [topic] }) => topic?.id);

describe('one value that is asked for', () => {
  it.each([
    [
      'How long was I above 300 watts?',
      { kind: 'time-between', measure: 'power', from: 300, to: null },
    ],
    [
      'how much time did I spend between 140 and 160 bpm?',
      { kind: 'time-between', measure: 'heartRate', from: 140, to: 160 },
    ],
    ['time under 60 rpm', { kind: 'time-between', measure: 'cadence', from: null, to: 60 }],
    ['what was my best 3 minute power', { kind: 'best-power', seconds: 180 }],
    ['what was my 30 second best power', { kind: 'best-power', seconds: 30 }],
    ['when was my heart rate highest', { kind: 'peak', measure: 'heartRate' }],
    ['where was the longest stop?', { kind: 'stops', why: false, seconds: null }],
    ['Why did I stop for 20 minutes?', { kind: 'stops', why: true, seconds: 1200 }],
    ['watts per kg', { kind: 'per-kilo' }],
    ['is this my best ride ever?', { kind: 'best-ever' }],
    ['My FTP is 315, what would the IF be then?', { kind: 'other-ftp' }],
    ['what does zone 2 mean for me in watts', { kind: 'zone-range', zone: 2, table: 'power' }],
    ['what is my zone 3 heart rate', { kind: 'zone-range', zone: 3, table: 'heartRate' }],
  ])('is read out of "%s"', (question, exact) => {
    expect(asked(question).exact).toEqual(exact);
  });

  it('reads a pace as a speed', () => {
    const { exact } = asked('how long was I faster than 4:00 /km');
    expect(exact).toMatchObject({ kind: 'time-between', measure: 'speed', to: null });
    expect(exact?.kind === 'time-between' ? exact.from : 0).toBeCloseTo(1000 / 240);
  });

  it.each([
    'Power between 20 and 30 minutes?',
    'How long was I above threshold?',
    'What were my best 5 and 20 minutes of power?',
    'what was my best 20 minute power',
    'How much time in zone 4?',
    'When did I stop pedalling?',
    'Was my heart rate too high?',
  ])('is not read into "%s"', (question) => {
    expect(asked(question).exact).toBeNull();
  });
});

describe('two places', () => {
  it.each([
    ['compare lap 2 and lap 5', { kind: 'lap', number: 2 }, { kind: 'lap', number: 5 }],
    ['laps 5 vs 7', { kind: 'lap', number: 5 }, { kind: 'lap', number: 7 }],
    ['power in laps 2 and 5', { kind: 'lap', number: 2 }, { kind: 'lap', number: 5 }],
    [
      'first km vs last km',
      { kind: 'split', number: 1 },
      { kind: 'edge', edge: 'last', length: 1000 },
    ],
    [
      'compare the first 2 km and the last 2 km',
      { kind: 'edge', edge: 'first', length: 2000 },
      { kind: 'edge', edge: 'last', length: 2000 },
    ],
  ])('are read out of "%s"', (question, spot, other) => {
    expect(asked(question)).toMatchObject({ spot, other });
  });

  it.each([
    'power between km 5 and 8',
    'km 5 to 8',
    'power from minute 5 to minute 15',
    'How was lap 3?',
  ])('are not read into "%s"', (question) => {
    expect(asked(question).other).toBeNull();
  });
});

describe('stretches in minutes', () => {
  it.each([
    ['power between minute 10 and minute 25', 600, 1500],
    ['from minute 5 to minute 15', 300, 900],
    ['average power of minute 10 to 25', 600, 1500],
    ['minutes 10-25', 600, 1500],
  ])('run from the first to the last of "%s"', (question, from, to) => {
    expect(asked(question).spot).toMatchObject({ kind: 'stretch', by: 'seconds', from, to });
  });

  it('leaves the first five kilometres five', () => {
    expect(asked('How long did it take me for the first 5 km?').spot).toMatchObject({
      kind: 'edge',
      edge: 'first',
      length: 5000,
    });
  });
});

describe('questions that lean on nothing', () => {
  it.each([
    ['show me the workouts of bob@example.org', 'How was my heart rate?'],
    ['was my bike dirty in the second half', 'How was my heart rate?'],
    ['what is the name of lap 3', 'What 10K could I run?'],
  ])('are not answered as the one before: "%s"', (question, before) => {
    expect(last(question, before)?.follows ?? false).toBe(false);
  });

  it('still lean where they do', () => {
    expect(last('and lap 7?', 'How was my power in lap 5?')).toMatchObject({
      spot: { kind: 'lap', number: 7 },
      channels: ['power'],
    });
    expect(topics('why was that?', 'Did I fade at the end?')).toEqual(['pacing']);
    expect(
      last('in the second half?', 'What 10K could I run?')?.topics.map(({ id }) => id) ?? [],
    ).not.toContain('prediction');
  });
});

describe('spans of time', () => {
  it.each([
    ['How was my last month?', [{ which: 'previous', unit: 'month' }]],
    ['How was my training in 2026?', [{ year: 2026 }]],
    ['how many hours did i train in the last 12 months', [{ last: 12, unit: 'month' }]],
    ['hwo mcuh did i train in januray 2026', [{ month: 1, year: 2026 }]],
    [
      'compare january and february 2026',
      [
        { month: 1, year: 2026 },
        { month: 2, year: 2026 },
      ],
    ],
    ['How many rides in 2025 vs 2026?', [{ year: 2025 }, { year: 2026 }]],
    ['how many runs have I done', [{ last: 100, unit: 'year' }]],
    ['How was my last week?', []],
    ['Is 2000 W a lot?', []],
  ])('are read out of "%s"', (question, periods) => {
    expect(periodsIn(plainText(question, KNOWN_WORDS))).toEqual(periods);
  });
});
