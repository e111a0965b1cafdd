import { cannotTell, energyLines, whatItWas } from './session-lines.js';
import type { Topic } from './topic.js';

/** Food, drink and weight. */
export const nutritionTopic: Topic = {
  id: 'nutrition',
  subject: 'energy used',
  cues: [['eat', 4], ['eating', 4], ['food', 5], ['nutrition', 6], ['drink', 4], ['hydration', 6], ['gels', 5], ['gel', 4], ['carbs', 6], ['carbohydrates', 6], ['protein', 6], ['diet', 6], ['lose weight', 6], ['weight loss', 6], ['supplement', 6], ['supplements', 6], ['caffeine', 5], ['fuel', 4], ['fueling', 5], ['fuelling', 5]],
  answer: (sheet) => ({
    finding: [cannotTell(sheet, 'nutrition', 'you what to eat or drink')],
    evidence: [whatItWas(sheet), ...energyLines(sheet)],
    meaning: ['What to eat is a question for a dietitian, who will want to know just that: how long it was and how hard.'],
  }),
  suggestions: () => [],
};

/** Injuries, illness, medicine. */
export const healthTopic: Topic = {
  id: 'health',
  subject: 'your heart rate and effort',
  cues: [['injury', 6], ['injured', 6], ['pain', 5], ['hurts', 5], ['hurt', 5], ['knee', 5], ['achilles', 6], ['shin', 5], ['back pain', 6], ['doctor', 5], ['sick', 5], ['ill', 4], ['illness', 5], ['flu', 5], ['covid', 5], ['medication', 6], ['medicine', 6], ['beta blocker', 7], ['blood pressure', 7], ['diagnose', 6], ['diagnosis', 6], ['asthma', 6], ['pregnant', 6], ['cramp', 4], ['cramps', 4]],
  answer: (sheet) => ({
    finding: [`That is a question for a doctor or a physiotherapist, and I can't judge it, because a recording shows what you did and not what your body feels.`],
    evidence: [whatItWas(sheet)],
    meaning: ['What I can say is how long, how hard and how even it was, and you may show them that. Until you know more, train only as far as nothing hurts.'],
  }),
  suggestions: () => [],
};
