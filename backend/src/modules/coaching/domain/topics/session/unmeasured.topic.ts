import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Topic } from '../topic.js';

/**
 * What people ask about and no sheet of ours ever holds: the words that name it, and what it is
 * called in the answer.
 */
const NAMES: readonly (readonly [words: RegExp, name: string])[] = [
  [/ground contact/, 'how long your feet were on the ground'],
  [/vertical (?:oscillation|ratio)/, 'how far you moved up and down'],
  [/stride length/, 'how long your strides were'],
  [/lactate threshold|threshold heart ?rate|lthr/, 'your heart rate at threshold'],
  [/lactate/, 'anything about lactate'],
  [/vo ?2 ?max/, 'your VO2max'],
  [/spo2|oxygen saturation|blood oxygen|muscle oxygen/, 'how much oxygen your blood held'],
  [/hrv|heart rate variability/, 'how your heart beat from one beat to the next'],
  [/sweat/, 'how much you sweated'],
  [/sleep|slept/, 'how you slept'],
  [/wind|humidity/, 'what the wind and the air were like'],
  [/(?:tyre|tire) pressure|which (?:bike|shoes|tyres|tires)/, 'what you rode or ran with'],
  [/core temperature|body temperature/, 'how warm your body was'],
  [/respiration|breathing rate|breaths/, 'how you breathed'],
  [/mood|stress level/, 'how you felt'],
];

/** Things that no recording contains: the answer says so, and gives nothing similar instead. */
export const unmeasuredTopic: Topic = {
  id: 'unmeasured',
  kinds: ['workout', 'comparison', 'history'],
  cues: {
    9: [
      'vo2max',
      'vo2 max',
      'vo 2 max',
      'my vo2',
      'ground contact',
      'vertical oscillation',
      'vertical ratio',
      'stride length',
      'lactate threshold heart rate',
      'lactate threshold',
      'threshold heart rate',
      'lthr',
      'spo2',
      'oxygen saturation',
      'muscle oxygen',
      'hrv',
      'heart rate variability',
      'did i sleep',
      'sleep score',
      'sleep before',
      'my sleep',
      'how much sleep',
      'tyre pressure',
      'tire pressure',
      'core temperature',
      'respiration rate',
      'breathing rate',
      'sweat rate',
      'did i sweat',
      'the wind',
      'windy',
    ],
    4: ['lactate', 'humidity', 'sweat', 'mood'],
  },
  answer: (sheet, question) => ({
    finding: [
      /vo ?2 ?max/.test(question)
        ? `I can't tell your VO2max, because no recording measures it: it takes a test with a mask.`
        : `I can't tell ${NAMES.find(([words]) => words.test(question))?.[1] ?? 'that'}, ` +
          `because ${place(sheet)} hold${sheet.kind === 'workout' ? 's' : ''} nothing about it.`,
    ],
    evidence: [],
    meaning: [
      sheet.kind === 'workout'
        ? 'If it matters to you, write it into the notes of the workout. You will find it ' +
          'there when you compare.'
        : null,
    ],
  }),
};

function place({ kind }: FactSheet): string {
  return kind === 'workout' ? 'this recording' : 'your recordings';
}
