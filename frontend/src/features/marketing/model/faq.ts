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
      'cycling are analysed; other sports are refused with a message and use nothing up.',
  ],
  [
    'Do I need a power meter or a chest strap?',
    'No. Whatever was recorded is analysed. Where a sensor is missing, the page says what ' +
      'could not be judged, and why.',
  ],
  [
    'Where do the numbers in an answer come from?',
    'From the engine that analysed your file. The coach may only repeat what was computed: a ' +
      'sentence whose number is not among the facts of your workout is left out. Press a piece ' +
      'of evidence, and the chart shows the stretch.',
  ],
  [
    'What if it does not know?',
    'Then it says so and gives the reason. A question that could not be answered because ' +
      'something failed is given back to you.',
  ],
  [
    'How are my zones set?',
    'Power zones from your FTP, heart-rate zones from the reserve between resting and ' +
      'highest heart rate, pace zones from a 5 or 10 km time. You can change every edge, and ' +
      'older workouts keep the limits that held on their day.',
  ],
  [
    'Is it a replacement for a coach?',
    `${COPY.noCoach} It reads what was recorded. It does not know how you slept, what hurts, ` +
      'or what your week looks like, and it gives no medical advice.',
  ],
  [
    'Can I connect another service or upload from my phone?',
    `${COPY.integration} ${COPY.desktop} Reading and asking work on a phone as well.`,
  ],
  [
    'What does it cost after the trial?',
    `${COPY.plan} It includes unlimited questions per workout, full access to past session ` +
      'insights, unlimited file analysis and AI feedback on every session.',
  ],
  [
    'What happens to my data?',
    'Your files and everything computed from them belong to you. Download all of it as a zip ' +
      'at any time. When you close the account, workouts, files, chats and profile are erased.',
  ],
];
