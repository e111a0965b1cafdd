import type { Truths } from '../truth/true-values.js';
import type { EvalQuestion, Expected, Group } from './question.js';

type Asked = readonly [name: string, text: string, expected: Expected];

const abstain: Expected = { kind: 'abstain' };

function questions(group: Group, rows: readonly Asked[]): EvalQuestion[] {
  return rows.map(([name, text, expected]) => ({
    group,
    number: 0,
    text,
    about: { kind: 'workout', name },
    units: 'METRIC',
    expected,
  }));
}

/** What an answer says of a kilometre after the end of the workout. */
function endsBefore(km: number): string {
  const ends = String.raw`not that (?:long|far)|ended|only [\d.]+ km|ends? (?:at|after)`;
  const fellShort = String.raw`does not (?:have|reach)|went [\d.]+ km|[\d.]+ km long`;
  return `(?:no km ${km}|${ends}|${fellShort})`;
}

const MISSING: Readonly<Record<string, readonly string[]>> = {
  'ride-no-power': [
    'What was my normalized power?',
    'How many watts did I average?',
    'What was my best 20 minute power?',
    'how much time above FTP?',
    'What was my variability index?',
    'Did my power fade?',
    'What does my power curve look like?',
    'was my FTP right',
    'How did my legs share the work?',
    'Did I deplete my W prime?',
    'what was my power per kilo',
  ],
  'ride-no-heart-rate': [
    'What was my average heart rate?',
    'How high did my pulse go?',
    'Did my heart rate drift?',
    'time in heart rate zones',
    'Was my heart rate normal?',
    'What was my decoupling?',
    'is the heart rate data good',
    'How was my efficiency factor?',
  ],
  'ride-no-gps': [
    'How much did I climb?',
    'How steep was the steepest climb?',
    'was my pacing on the climb right',
    'What was the elevation gain?',
  ],
  'ride-indoor': ['How many metres did I climb?', 'How steep was the climb?', 'how hilly was it'],
  'ride-of-nobody': [
    'How long was I above threshold?',
    'What zone was I mostly in?',
    'What was my intensity factor?',
    'What was my TSS?',
    'Time in heart rate zones?',
  ],
  'run-of-nobody': [
    'Time in heart rate zones?',
    'How much time in each pace zone?',
    'Which threshold pace is behind my rTSS?',
    'What 10K could I run?',
    'what is my VDOT',
  ],
  'run-no-heart-rate': [
    'What was my average heart rate?',
    'Did my heart rate drift?',
    'Time in heart rate zones?',
    'Was my strap ok?',
    'how was my decoupling',
    'What was my highest pulse?',
  ],
  'run-treadmill': [
    'How much climbing was it?',
    'What was my grade adjusted pace?',
    'how much did the hills cost me',
  ],
  'run-steady': [
    'How many watts did I run?',
    'What was my normalized power?',
    'Did I deplete my W prime?',
    'How is my left right balance?',
    'What was my ground contact time?',
    'What was my sleep score?',
    'How many grams of carbs did I burn?',
    'What was my lactate threshold heart rate?',
    'What was my SpO2?',
  ],
  'ride-steady': [
    'What was my VO2max?',
    'What was my lactate?',
    'How much did I sweat?',
    'What did I eat before?',
    'How well did I sleep before this?',
    'What was the wind like?',
    'Which tyre pressure did I use?',
    'How is my left right balance?',
  ],
  'ride-short': [
    'Did I fade?',
    'What was my decoupling?',
    'Is my aerobic base good?',
    'What was my best 20 minute power?',
  ],
};

export const missingAsked = (): readonly EvalQuestion[] =>
  questions(
    'missing data',
    Object.entries(MISSING).flatMap(([name, texts]) =>
      texts.map((text): Asked => [name, text, abstain]),
    ),
  );

/**
 * Questions that take something for granted which is not so; a right answer holds the true value or
 * says that it was not.
 */
export function falsePremises(truthsFor: (name: string) => Truths): readonly EvalQuestion[] {
  const shown = (name: string, key: string, factor = 1) => {
    const value = (truthsFor(name).get(key)?.value ?? Number.NaN) * factor;
    return String.raw`(?:${[Math.floor(value), Math.ceil(value)].join('|')})`;
  };
  const rides = [
    'ride-steady',
    'ride-drift',
    'ride-all-out-hour',
    'ride-both-legs',
    'ride-negative-split',
  ];
  const runs = ['run-steady', 'run-drift', 'run-long', 'run-easy-too-fast', 'run-negative-split'];
  const tells = (pattern: string): Expected => ({
    kind: 'corrects',
    says: new RegExp(pattern, 'i'),
  });
  const rows: Asked[] = [
    ...rides.flatMap((name): Asked[] => [
      [
        name,
        'I held 400 W for an hour, was that good?',
        tells(String.raw`400 W[^.]*\b(?:but|not|no)\b|\b(?:not|no)\b[^.]*400 W`),
      ],
      [
        name,
        'Why was my average power 320 W?',
        tells(String.raw`320[^.]*\bbut\b[^.]*\b${shown(name, 'power.average')} W`),
      ],
      [
        name,
        'Was my normalized power of 350 W too high?',
        tells(String.raw`350[^.]*\bbut\b[^.]*\b${shown(name, 'power.normalized')} W`),
      ],
      [
        name,
        'Why was my max heart rate 215?',
        tells(String.raw`215[^.]*\bbut\b[^.]*\b${shown(name, 'heartRate.max')} bpm`),
      ],
      [
        name,
        'Was TSS 190 justified?',
        tells(String.raw`(?:190[^.]*\bbut\b|^No,)[^.]*\b${shown(name, 'load.stress')}\b`),
      ],
      [name, 'Why did my power drop after km 160?', tells(endsBefore(160))],
      [
        name,
        'With my FTP of 310, how hard was this?',
        tells(String.raw`310[^.]*\bbut\b[^.]*\b250 W`),
      ],
    ]),
    ...runs.flatMap((name): Asked[] => [
      [
        name,
        'Why was my average heart rate 195?',
        tells(String.raw`195[^.]*\bbut\b[^.]*\b${shown(name, 'heartRate.average')} bpm`),
      ],
      [name, 'Why did I slow down at km 35?', tells(endsBefore(35))],
      [
        name,
        'Was my cadence of 120 average cadence too low?',
        tells(String.raw`120[^.]*\bbut\b[^.]*\b${shown(name, 'cadence.average')} spm`),
      ],
      [name, 'How was my ride today?', tells('run, not a ride')],
      [name, 'Were my 12 intervals even?', tells('no (?:work )?intervals|but I count')],
    ]),
    [
      'ride-5x4min-laps',
      'Were my 8 intervals even?',
      tells(String.raw`\b8\b[^.]*\bbut\b[^.]*\b5\b`),
    ],
    [
      'ride-weakening-5x4',
      'Why did I get stronger in every interval?',
      tells(String.raw`(?:lower|weaker|fell|less|did not)`),
    ],
    [
      'ride-negative-split',
      'Why did my power collapse in the second half?',
      tells('did not|rose|higher|stronger|above the'),
    ],
    ['run-negative-split', 'Why did I fade so badly?', tells('did not fade|rose|faster')],
    ['ride-all-out-hour', 'Why did I fade at the end?', tells('did not fade|hardly changed|same')],
  ];
  return questions('false premise', rows);
}
