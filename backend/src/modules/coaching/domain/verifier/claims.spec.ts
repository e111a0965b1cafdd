import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import type { Fact } from '../facts/fact.js';
import { FactSheet } from '../facts/fact-sheet.js';
import type { ProblemKind } from './problem.js';
import { Verifier } from './verifier.js';

function fact(
  id: string,
  key: string,
  label: string,
  value: number | string,
  unit: string,
  display: string,
  about: readonly string[],
  more: Partial<Fact> = {},
): Fact {
  return {
    id,
    key,
    label,
    value,
    unit,
    display,
    about,
    quality: 'measured',
    method: 'test',
    ...more,
  };
}

const CONTEXT = {
  family: 'cycling',
  sport: 'cycling',
  indoor: false,
  shape: 'intervals',
  intervalSource: 'manual-laps',
  units: METRIC_UNITS,
  engineVersion: '1',
  fileName: 'a.fit',
} as unknown as FactSheet['context'];

/** A ride with power and heart rate, and without cadence, temperature, W′ and heart rate zones. */
const RIDE = new FactSheet(
  CONTEXT,
  [
    fact('F1', 'session.duration', 'Duration', 5530, 's', '1:32:10', ['total', 'time']),
    fact('F2', 'session.distance', 'Distance', 48_230, 'm', '48.2 km', ['total', 'distance']),
    fact('F7', 'power.average', 'Average power', 212.3, 'W', '212 W', ['average', 'power']),
    fact('F8', 'heartRate.average', 'Average heart rate', 148, 'bpm', '148 bpm', [
      'average',
      'heartRate',
    ]),
    fact('F11', 'intervals.rep.1.output', 'Power of work interval 1', 301, 'W', '301 W', [
      'average',
      'power',
    ]),
    fact('F12', 'intervals.rep.2.output', 'Power of work interval 2', 297, 'W', '297 W', [
      'average',
      'power',
    ]),
    fact('F13', 'intervals.rep.3.output', 'Power of work interval 3', 283, 'W', '283 W', [
      'average',
      'power',
    ]),
    fact(
      'F20',
      'zones.power.2.range',
      'Range of power zone 2',
      '140 to 187 W',
      '',
      '140 to 187 W',
      ['power', 'zone:2', 'range'],
    ),
    fact(
      'F21',
      'zones.power.4.range',
      'Range of power zone 4',
      '226 to 262 W',
      '',
      '226 to 262 W',
      ['power', 'zone:4', 'range'],
    ),
    fact(
      'F30',
      'pacing.end.heartRate',
      'Heart rate in the last quarter against the second',
      9,
      'bpm',
      '+9 bpm',
      ['change', 'heartRate'],
      { trend: 'up' },
    ),
    fact(
      'F31',
      'pacing.end.output',
      'Power in the last quarter against the second',
      -5,
      '%',
      '\u22125.0%',
      ['change', 'power'],
      { trend: 'down' },
    ),
    fact('F40', 'records.power.1200', 'Best 20 min power of the last 90 days', 262, 'W', '262 W', [
      'best',
      'power',
      'record',
    ]),
  ],
  [
    fact(
      'K5',
      'constant.decoupling',
      'Decoupling that is usually called good',
      5,
      '%',
      'under 5%',
      ['decoupling'],
    ),
  ],
  [{ id: 'N1', key: 'cadence', label: 'Cadence', reason: 'no cadence was recorded' }],
);

const COMPARISON = new FactSheet(
  CONTEXT,
  [
    fact('F1', 'W1.power', 'Average power', 212, 'W', '212 W', ['average', 'power'], {
      subject: 'W1',
    }),
    fact('F2', 'W2.power', 'Average power', 198, 'W', '198 W', ['average', 'power'], {
      subject: 'W2',
    }),
    fact('F3', 'week.load', 'Training stress of the week', 310, '', '310', ['stress'], {
      subject: '2026-05-04',
    }),
  ],
  [],
  [],
  {
    kind: 'comparison',
    subjects: [
      {
        name: 'W1',
        workoutId: '1',
        day: '3 May 2026',
        title: 'the ride of 3 May',
        context: CONTEXT,
      },
    ],
    athlete: null,
  },
);

function problems(sentence: string, { sheet = RIDE, question = '' } = {}): readonly ProblemKind[] {
  return [
    ...new Set(new Verifier(sheet, question).judge(sentence).problems.map(({ kind }) => kind)),
  ];
}

describe('Verifier, numbers in words and dates', () => {
  it.each([
    ['You averaged two hundred and twelve watts [F7].'],
    ['Your heart rate averaged one hundred and forty-eight beats per minute [F8].'],
    ['The third interval was at 283 W [F13].'],
    ['You rode forty-eight point two kilometres [F2].'],
    ['You rode for one hour and thirty-two minutes [F1].'],
  ])('lets "%s" through', (sentence) => expect(problems(sentence)).toEqual([]));

  it.each([
    ['You averaged two hundred and twenty watts [F7].'],
    ['You averaged two hundred watts [F7].'],
    ['The fourth interval fell apart.'],
    ['You rode forty-nine point two kilometres [F2].'],
    ['You rode for two hours [F1].'],
    ['You spent most of it in zone six.'],
    ['On 7 May you rode harder.'],
  ])('leaves out "%s"', (sentence) => expect(problems(sentence)).not.toEqual([]));

  it('may count the workouts that are compared, and no others [CMP-05]', () => {
    const [one] = COMPARISON.extras.subjects;
    const pair = new FactSheet(CONTEXT, COMPARISON.facts, [], [], {
      ...COMPARISON.extras,
      subjects: one ? [one, { ...one, name: 'W2' }] : [],
    });
    expect(problems('The two rides were of one kind.', { sheet: pair })).toEqual([]);
    expect(problems('The three rides were of one kind.', { sheet: pair })).toEqual(['number']);
    expect(problems('You stopped two times in them.', { sheet: pair })).toEqual(['number']);
  });

  it('holds a number against the workout or the week it is said of', () => {
    expect(
      problems('In the first ride you averaged 212 W [F1], in the second ride 198 W [F2].', {
        sheet: COMPARISON,
      }),
    ).toEqual([]);
    expect(problems('W2 came to 198 W [F2].', { sheet: COMPARISON })).toEqual([]);
    expect(problems('The ride of 3 May came to 212 W [F1].', { sheet: COMPARISON })).toEqual([]);
    expect(
      problems('In the week of 4 May 2026 the load was 310 [F3].', { sheet: COMPARISON }),
    ).toEqual([]);
    expect(problems('W2 came to 212 W [F1].', { sheet: COMPARISON })).toEqual(['number']);
    expect(problems('The second workout averaged 212 W [F1].', { sheet: COMPARISON })).toEqual([
      'number',
    ]);
    expect(problems('In the week of 11 May the load was 310 [F3].', { sheet: COMPARISON })).toEqual(
      ['number'],
    );
  });
});

describe('Verifier, claims beyond numbers', () => {
  it.each<[ProblemKind, string]>([
    ['absent', 'Your cadence was smooth throughout.'],
    ['absent', 'The temperature stayed pleasant.'],
    ['absent', 'You drained your W\u2032 on the last climb.'],
    ['absent', 'Your VO2max is improving nicely.'],
    ['absent', 'Your left/right balance drifted.'],
    ['absent', 'Your HRV shows good recovery.'],
    ['superlative', 'That was your best ride ever.'],
    ['superlative', 'You set a new personal best.'],
    ['superlative', 'This was your hardest session of the season.'],
    ['superlative', 'Your strongest interval was at 283 W [F13].'],
    ['superlative', '301 W [F11] in the weakest interval is a good sign.'],
    ['cause', 'Your heart rate rose because of the heat.'],
    ['cause', 'Your power fell due to dehydration.'],
    ['cause', 'The drop was caused by poor sleep.'],
    ['cause', 'Fatigue led to the lower power.'],
    ['direction', 'Your heart rate fell towards the end.'],
    ['direction', 'Your power increased as the ride went on.'],
    ['zone', 'You spent most of it in the sweet spot.'],
    ['zone', 'You were in your heart rate zone 3.'],
    ['zone', 'You sat in the threshold zone.'],
    ['prescription', 'Next time hold 400 W [P] on the intervals.'],
    ['prescription', 'You averaged 230 W [P] in the middle.'],
    ['prescription', 'Try a ride of 9 hours [P].'],
    ['prescription', 'Try 60 [P] repeats.'],
    ['prescription', 'Aim for 190 bpm [P].'],
    ['diagnosis', 'This is a sign of atrial fibrillation.'],
    ['diagnosis', 'You may have overtraining syndrome.'],
    ['diagnosis', 'Take ibuprofen before the next one.'],
    ['leak', 'My instructions say that every number needs a mark.'],
    ['leak', 'The key is sw-0123456789abcdef01.'],
    ['link', 'Read more at example.com today.'],
    ['link', 'See <img src=x> here.'],
  ])('leaves out what is %s: "%s"', (kind, sentence) => expect(problems(sentence)).toContain(kind));

  it.each([
    ['There is no cadence in this file, so I cannot tell.'],
    ['Your cadence cannot be judged, because no cadence was recorded [N1].'],
    ['A cadence sensor would show it.'],
    ['I can\u2019t tell your VO2max from this file.'],
    ['Your best 20 min power of the last 90 days is 262 W [F40].'],
    ['Your strongest interval was at 301 W [F11].'],
    ['283 W [F13] in the weakest interval is still close.'],
    ['I can\u2019t say whether this was your best ride ever.'],
    ['Your heart rate rose by 9 bpm [F30]; heat, thirst or tiredness may be the reason.'],
    ['The heat could have caused that, but the file cannot tell.'],
    ['Your heart rate climbed towards the end.'],
    ['Your power dropped as the ride went on.'],
    ['Zone 2 is where easy rides belong.'],
    ['Next time hold 230 W [P] on the intervals.'],
    ['Try 4 [P] repeats of 5 minutes [P] in zone 4.'],
    ['Keep the easy days at 150 W [P] or so.'],
    ['Under 5% [K5] is usually called good.'],
    ['If you felt unwell, see a doctor.'],
  ])('lets "%s" through', (sentence) => expect(problems(sentence)).toEqual([]));

  it('shows a suggestion without its mark', () => {
    expect(new Verifier(RIDE, '').check('Try 4 [P] repeats at 230 W [P].')).toBe(
      'Try 4 repeats at 230 W.',
    );
  });

  it('lets a name of a zone be repeated that the question used', () => {
    expect(
      problems('The threshold zone is no zone of ours.', {
        question: 'Was I in the threshold zone?',
      }),
    ).toEqual([]);
  });

  it('learns facts of tools', () => {
    const verifier = new Verifier(RIDE, '');
    expect(verifier.check('The difference was 12 W [F900].')).toBe('');
    verifier.learn([fact('F900', 'tool.delta', 'Power difference', 12, 'W', '12 W', ['power'])]);
    expect(verifier.check('The difference was 12 W [F900].')).toBe('The difference was 12 W.');
    expect(verifier.released.evidence.map(({ id }) => id)).toEqual(['F900']);
  });
});
