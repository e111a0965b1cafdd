import { describe, expect, it } from '@jest/globals';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { sampleSheet, UNIT_SYSTEMS } from '#test/builders/coached-sheets.js';
import { sentencesOf } from '#coaching/domain/answer/answer.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { directAnswer } from './all-direct.js';

/** One wording for each thing that can be asked of a whole workout. */
const QUESTIONS = [
  'work in kj',
  'calories',
  'share of coasting',
  'suppose my ftp is actually 300, whats the if and tss then',
  'so whats my real ftp then',
  'how can the intensity factor be over 1 for a whole hour',
  'my zones feel off',
  'what do i need to enter so this works',
  'elapsed vs moving time',
  'average speed if you count the cafe stop',
  'pace without the stops',
  'is my max hr of 190 wrong',
  'so i can sprint at 5000 watts',
  'did the watch record every second',
  'forgot the strap, what can you still tell me',
  'show me on the map where i was fastest',
  'was there a headwind',
  'how much did my heart rate drop after the last one',
  'was my hr strap playing up',
  'is the average hr still ok',
  'felt like a 9/10, do the numbers agree',
  'does this even count as training',
  'how deep did i dig into my w prime',
  'did i nearly empty the tank',
  'did i beat my 45 min target for the 5k',
  'best power over 1 min and 5 min',
  'did i do what the workout said',
  'should i race like this, slow then fast',
  'how do i stop fading in the next race',
  'did i start too hot',
  'what pace should i aim at for all reps next week',
  'add reps or add watts next week',
  'how do you know my intervals',
  'whats the point of 30/30s',
  'time in z4 and above',
  'was i in zone 2',
  'what watts is my zone 2',
  'what bpm is my zone 3',
  'too quick for a long run',
  'was this proper endurance or tempo',
  'fartlek or chaos',
  'was it a clean build',
  'was the end stronger than the start',
  'well paced',
  'why did my heart rate creep up, was it the heat',
  'what did my pulse do over the two hours',
  'why is np so far above the average',
  'variability index, is that high',
  'so the gap',
  'what share of the time was uphill climbs',
  'why so slow overall',
  'when was that coffee stop',
  'how long did i stand at traffic lights',
  'does all that stopping ruin the training effect',
  'if i could hold this pace for a marathon',
  'how far would i get in 3 hours at this pace',
  'how long would it have taken at 40 km/h',
  'what time if i ran 10 seconds a km faster',
  'if i had gone 5 percent faster how long',
  'what pace do i need for sub 40 over 10k',
  'give me my hr zone split',
  'was my heartrate okay',
  'was i running out of steam in the final part',
  'how much climbing, and did the hills cost me speed',
  'is my base fitness any good',
  'show my power curve',
  'which threshold is my tss based on',
  'was my effort easy by heart rate',
  'was my pace too slow for an easy run',
  'watts per kilo if i weighed 65 kg',
  'how many kj at 250 watts',
  'if my max hr was 200 what percent was it',
  'power of the intervals as % of an ftp of 300',
  'explain variability index',
  'what is training stress',
  'what does vdot mean',
  'decoupling in plain words',
  'sub 3 hours for the marathon possible',
  'what could i run over 15 km',
  'can i go sub 60 in the 400',
  'what 10k could i run',
  'what was this workout even',
  'were there any intervals',
  'did i nail it',
  'should i be proud of me',
  'was it all over the place',
  'my watch says 52 minutes and you say 50 why',
  'the treadmill said 8 km who is right',
  'you claim my ftp is off on what evidence',
  'did i reach my goal',
  'can i do intervals tomorrow',
  'rest or jog tomorrow',
  'how slow should my easy runs be',
  'zone distribution in percent',
  'which zone was i in mostly',
  'other number for the load',
  'which street was it',
  'how much incline did i have',
  'why did i fade in these',
  'list the data quality issues',
  'how close to blowing up was i',
  'what percentage of it was easy',
  'how much was hard work',
  'easy enough for a recovery day',
  'race in 10 days how do i wind down',
  'was it my legs or my lungs',
];

const CASES = SAMPLE_NAMES.flatMap((sample) =>
  (['METRIC', 'IMPERIAL'] as const).map((system) => [sample, system] as const),
);

describe.each(CASES)('direct answers about %s in %s units', (sample, system) => {
  const sheet = sampleSheet(sample, UNIT_SYSTEMS[system]);
  const answered = QUESTIONS.flatMap((plain) => {
    const found = directAnswer(sheet, { plain, before: [] });
    return found ? [{ plain, ...found, sentences: sentencesOf(found.answer) }] : [];
  });

  it('answers in at most three sentences', () => {
    const long = answered.filter(
      ({ sentences }) => sentences.join(' ').split(/(?<=[.!?])(?: \[\w+\])* +(?=[A-Z])/).length > 3,
    );
    expect(long.map(({ plain, sentences }) => [plain, ...sentences])).toEqual([]);
    expect(answered.length).toBeGreaterThan(10);
  });

  it('holds before the verifier with every sentence', () => {
    const dropped = answered.flatMap(({ plain, sheet: grown, sentences }) => {
      const verifier = new Verifier(grown, plain);
      return sentences
        .filter((sentence) => verifier.check(sentence) === '')
        .map((sentence) => `${plain}: ${sentence}`);
    });
    expect(dropped).toEqual([]);
  });
});

/** The samples hold no stop, no hilly run, no hour above FTP and no W\u2032. */
const NOT_IN_SAMPLES =
  /\b(?:coffee stop|evidence|data quality issues|other number|traffic lights|stopping|so slow|uphill climbs|intensity factor be over|w prime|empty the tank)\b/;

it('understands each of them for at least one workout', () => {
  const sheets = CASES.map(([sample]) => sampleSheet(sample, UNIT_SYSTEMS.METRIC));
  const unanswered = QUESTIONS.filter(
    (plain) =>
      !NOT_IN_SAMPLES.test(plain) &&
      !sheets.some((sheet) => directAnswer(sheet, { plain, before: [] }) !== null),
  );
  expect(unanswered).toEqual([]);
});
