import type { FactSheet } from '../facts/fact-sheet.js';
import { worded } from '../findings/wording.js';
import { recoveryClass } from './recovery.js';

/** From so long on it is the length that asks for rest (ours). s. */
const LONG_S = 2.5 * 3600;

type Wordings = readonly [string, ...string[]];

/** The rest in one sentence that fits the session; null where it asks for no more than usual. */
export function rest(sheet: FactSheet): string | null {
  switch (recoveryClass(sheet)) {
    case 'none':
      return null;
    case 'easy day':
      return worded(sheet, 'report.rest.day', easyDay(sheet));
    case '1-2 easy days':
      return worded(sheet, 'report.rest.days', easyDays(sheet));
    case 'several days':
      return worded(sheet, 'report.rest.several', severalDays(sheet));
  }
}

function easyDay(sheet: FactSheet): Wordings {
  const verb = sheet.context.family === 'cycling' ? 'ride' : 'run';
  const both: Wordings = ['Keep tomorrow easy.', 'Make tomorrow an easy day.'];
  return sheet.context.shape === 'intervals'
    ? [...both, 'Let an easy day follow before the next set.']
    : [...both, `If you ${verb} tomorrow, keep it easy.`];
}

function easyDays(sheet: FactSheet): Wordings {
  const riding = sheet.context.family === 'cycling' ? 'riding' : 'running';
  if (sheet.context.shape === 'intervals')
    return [
      'Leave an easy day or two before the next set.',
      `Plan a day or two of easy ${riding} before you go hard again.`,
      'The gain comes with rest: an easy day or two now, then the next hard session.',
    ];
  if (sheet.context.shape === 'race')
    return [
      'After a race effort, take an easy day or two.',
      `Go easy for a day or two, then decide by your legs whether hard ${riding} is due.`,
    ];
  if ((sheet.number('session.duration') ?? 0) >= LONG_S)
    return [
      'A day this long asks for an easy day or two after it.',
      `Keep the next day or two to easy ${riding}, or to none at all.`,
    ];
  return [
    `Make the next day or two easy ${riding}.`,
    'Take an easy day or two before the next hard one.',
    'Give the legs an easy day or two, and go hard again only when they feel light.',
  ];
}

function severalDays(sheet: FactSheet): Wordings {
  return sheet.context.family === 'cycling'
    ? [
        'Take several easy days before the next hard one.',
        'Let several easy days follow, and go hard again only when you are hungry for it.',
      ]
    : [
        'Take several easy days before the next hard one.',
        'Several easy days come first: run hard again when stairs feel normal.',
      ];
}
