import { say, when, type Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { effortLevel } from './effort-lines.js';
import { cannotTell } from './session-lines.js';
import type { Topic } from './topic.js';

export const recoveryTopic: Topic = {
  id: 'recovery',
  subject: 'what it means for your recovery',
  cues: {
    6: ['rest day'],
    5: ['recover', 'recovery', 'recovered', 'day off', 'next session', 'next workout', 'overtrain', 'overtraining', 'what should i do next'],
    4: ['tomorrow', 'train next', 'fatigue', 'fatigued', 'freshness', 'next week'],
    3: ['rest', 'sore'],
    2: ['ready'],
  },
  answer: (sheet) => ({
    finding: [opening(sheet)],
    evidence: [stress(sheet), hard(sheet), cannotTell(sheet, 'readiness', 'how many hours you need')],
    meaning: ['Let sleep, soreness and appetite decide: if your legs feel heavy in the warm-up tomorrow, keep it easy or leave it.'],
  }),
  suggestions: (sheet) => (effortLevel(sheet) ? ['Do I need a rest day after this?'] : []),
};

function opening(sheet: FactSheet): Line {
  switch (effortLevel(sheet)?.level) {
    case 'easy':
      return 'From this session alone, you need no rest day: it was easy.';
    case 'moderate':
      return 'From this session alone, a rest day is not needed: it was moderate.';
    case 'demanding':
      return 'An easier day after this one makes sense: it was demanding.';
    case 'hard':
    case 'very hard':
      return 'Yes, plan an easy day or a day off after this one: it was hard.';
    case undefined:
      return `I can't tell how much recovery this session asks for, because I have nothing to measure how hard it was for you.`;
  }
}

function stress(sheet: FactSheet): Line {
  return (
    when(sheet, ['load.stress', 'session.duration'], (load, duration) => (load && duration ? say`It brought a training stress of ${load} in ${duration}.` : null)) ??
    when(sheet, ['load.heartRate'], (load) => (load ? say`Its heart rate load came to ${load}.` : null))
  );
}

function hard(sheet: FactSheet): Line {
  return (
    when(sheet, ['zones.power.hard.time'], (time) => (time ? say`Of that, ${time} lay in power zone 4 or above.` : null)) ??
    when(sheet, ['zones.heartRate.hard.time'], (time) => (time ? say`Your heart spent ${time} in zone 4 or above.` : null))
  );
}
