import { cannotTell, energyLines, whatItWas } from './session/session-lines.js';
import type { Topic } from './topic.js';

/** Food, drink and weight. */
export const nutritionTopic: Topic = {
  id: 'nutrition',
  kinds: ['workout', 'comparison', 'history'],
  cues: {
    7: ['eat', 'eating', 'drink'],
    6: [
      'nutrition',
      'hydration',
      'carbs',
      'carbohydrates',
      'protein',
      'diet',
      'lose weight',
      'weight loss',
      'supplement',
      'supplements',
    ],
    5: ['food', 'gels', 'caffeine', 'fueling', 'fuelling'],
    4: ['gel', 'fuel'],
  },
  answer: (sheet) => ({
    finding: [
      cannotTell(sheet, 'nutrition', 'you what to eat or drink') ??
        `I can't tell you what to eat or drink, because that is not recorded here.`,
    ],
    evidence: [whatItWas(sheet), ...energyLines(sheet)],
    meaning: [
      'What to eat is a question for a dietitian, who will want to know just that: how long ' +
        'it was and how hard.',
    ],
  }),
};

/** Injuries, illness, medicine. */
export const healthTopic: Topic = {
  id: 'health',
  kinds: ['workout', 'comparison', 'history'],
  cues: {
    7: ['beta blocker', 'blood pressure'],
    6: [
      'injury',
      'injured',
      'achilles',
      'back pain',
      'medication',
      'medicine',
      'diagnose',
      'diagnosis',
      'asthma',
      'pregnant',
    ],
    5: ['pain', 'hurts', 'hurt', 'knee', 'shin', 'doctor', 'sick', 'illness', 'flu', 'covid'],
    4: ['ill', 'cramp', 'cramps'],
  },
  answer: (sheet) => ({
    finding: [
      `That is a question for a doctor or a physiotherapist, and I can't judge it. A ` +
        'recording shows what you did and not what your body feels.',
    ],
    evidence: [whatItWas(sheet)],
    meaning: [
      sheet.kind === 'workout'
        ? 'What I can say is how long, how hard and how even it was. You may show them that.'
        : null,
    ],
  }),
};
