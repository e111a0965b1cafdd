import { COPY } from './copy.js';

/** The ten questions of the help page. */
export const FAQ: readonly (readonly [question: string, answer: string])[] = [
  [
    'What do I need to begin?',
    'A .fit file of a ride or a run, from a bike computer, a watch or an activity platform, ' +
      `and an email address. ${COPY.trial}`,
  ],
  [
    'Which devices and sports work?',
    'Any device that writes .fit files. Running, cycling, virtual running and virtual ' +
      'cycling are analysed. Other sports are refused, and do not count against your trial.',
  ],
  [
    'Do I need a power meter or a chest strap?',
    'No. Stridewatt analyses what your device recorded. If a sensor is missing, the page ' +
      'says what could not be judged, and why.',
  ],
  [
    'Where do the numbers in an answer come from?',
    'From the engine that analysed your file. The coach may only use those numbers; a ' +
      'sentence with any other number is left out. Press a piece of evidence, and the chart ' +
      'shows where it was measured.',
  ],
  [
    'What if the coach does not know?',
    'Then the coach says so and gives the reason. If an answer fails for a technical reason, ' +
      'the question does not count.',
  ],
  [
    'How are my zones set?',
    'Power zones come from your FTP, heart rate zones from your resting and maximum heart ' +
      'rate, pace zones from a 5 or 10 km time. You can change every limit, and older ' +
      'workouts keep the zones of their day.',
  ],
  [
    'Is Stridewatt a replacement for a coach?',
    `${COPY.noCoach} A recording does not show how you slept last night, what hurts, or what ` +
      'your week looks like. Stridewatt gives no medical advice.',
  ],
  [
    'Can I connect another service or upload from my phone?',
    `${COPY.integration} ${COPY.desktop} You can read reports and ask questions on a phone as well.`,
  ],
  [
    'What does it cost after the trial?',
    `${COPY.plan} Pro includes unlimited questions per workout, full access to past session ` +
      'insights, unlimited file analysis and AI feedback on every session.',
  ],
  [
    'What happens to my data?',
    'Your files and everything computed from them belong to you. Download all of it as a zip ' +
      'at any time. When you close your account, your workouts, files, chats and profile are ' +
      'erased. The Privacy page says what is stored, where and for how long.',
  ],
];
