import type { Answer } from '#coaching/domain/answer/answer.js';
import { after, say, type Line } from '#coaching/domain/answer/say.js';
import type { Tell } from '#coaching/domain/answer/tell.js';
import { list } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Ask } from '#coaching/domain/understanding/follow-up.js';
import type { Period } from '#coaching/domain/understanding/period.js';

/** Topics that a span of time turns into sums of that span. */
const SUMMED = ['recap', 'basics', 'long-sessions', 'compare', 'summary'];
/** Topics that are known as they stand now, and not for a span of time. */
const AS_OF_NOW: Readonly<Record<string, string>> = {
  bests: 'the bests of just the time you name, because I hold those of all your workouts together',
  'ftp-evidence':
    'how your FTP changed over that time, because only the one that holds now is at hand',
  'zone-balance': 'the balance of just the time you name, because I hold it week by week',
};
const LONGEST = /\blong(?:est|er)?\b/;

/** Sums of the spans that a question about training names; null where it names none. */
export function periodAnswer(
  sheet: FactSheet,
  { periods, topics, plain }: Ask,
  tell?: Tell,
): { readonly answer: Answer; readonly sheet: FactSheet } | null {
  const topic = topics[0]?.id;
  if (
    sheet.kind !== 'history' ||
    periods.length === 0 ||
    (topic !== undefined && (!SUMMED.includes(topic) || LONGEST.test(plain)))
  )
    return null;
  const sport = /\b(?:runs?|running|ran|jog\w*)\b/.test(plain)
    ? 'running'
    : /\b(?:rides?|riding|rode|cycl\w*|bik\w*)\b/.test(plain)
      ? 'cycling'
      : undefined;
  let grown = sheet;
  const lines = periods.flatMap((period) => {
    const told = tell?.(grown, 'training_in', { ...period, ...(sport ? { sport } : {}) }) ?? {
      refused: 'your training is not at hand here',
    };
    if ('refused' in told) return [`I can't tell ${nameOf(period)}, because ${told.refused}.`];
    grown = told.sheet;
    return summed(told.facts, sport);
  });
  const [finding = null, ...evidence] = lines;
  return {
    sheet: grown,
    answer: {
      finding: [finding],
      evidence,
      meaning: [sport || grown === sheet ? null : 'All your sports are counted together.'],
    },
  };
}

/** Said before an answer that holds for another time than the one that was asked for. */
export function notOfThatTime(sheet: FactSheet, { periods, topics, plain }: Ask): Line {
  const what = AS_OF_NOW[topics[0]?.id ?? ''];
  const named =
    periods.length > 0 ||
    /\b(?:last|past|recent|these) (?:few )?(?:weeks?|months?|days|year)\b|\blately\b|\bsince\b/.test(
      plain,
    );
  return sheet.kind === 'history' && named && what !== undefined ? `I can't tell ${what}.` : null;
}

function summed(facts: readonly Fact[], sport: string | undefined): readonly string[] {
  const get = (part: string) => facts.find(({ key }) => key.endsWith(`.${part}`));
  const [workouts, name, since, load] = [get('workouts'), get('name'), get('since'), get('load')];
  if (!workouts || !name) return [];
  const limit = since
    ? [say`I can't tell more of it than since ${since}, because I look back no further.`]
    : [];
  const opening = since ? 'Since then' : say`In ${name}`;
  const noun = sport === 'running' ? 'run' : sport === 'cycling' ? 'ride' : 'workout';
  if (workouts.value === 0)
    return [...limit, say`${opening} there was no ${noun}${after(workouts)}.`];
  const parts = ['time', 'distance', 'climbing'].flatMap((part) => {
    const fact = get(part);
    return fact
      ? [
          say`${fact}${part === 'time' ? ' of moving time' : part === 'climbing' ? ' of climbing' : ''}`,
        ]
      : [];
  });
  return [
    ...limit,
    say`${opening} you did ${workouts} ${noun}${workouts.value === 1 ? '' : 's'}: ${list(parts)}${load ? say`, with a load of ${load}` : ''}.`,
  ];
}

function nameOf(period: Period): string {
  return 'year' in period && period.month === undefined
    ? 'that year'
    : 'month' in period
      ? 'that month'
      : 'that time';
}
