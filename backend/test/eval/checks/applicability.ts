import type { EvalPlan } from '../world/plans.js';
import { ATHLETES } from '../world/athletes.js';

/**
 * What an answer may not tell, for the data do not hold it or the session does not allow it.
 * Numbers of the question are taken out before.
 */
export function applicabilityViolations(
  content: string,
  plans: readonly EvalPlan[],
  question: string,
): readonly string[] {
  if (plans.length !== 1 || !plans[0]) return [];
  const [plan] = plans;
  // What the profile holds or the device is set to was not measured, and says so.
  const text = withoutEchoes(
    content.replace(/[^.]*(?:from your profile|set in your device)[^.]*\./gi, ' '),
    question,
  );
  const { family, indoor, without = [] } = plan.plan;
  const { thresholds } = ATHLETES[plan.athlete];
  const riding = family === 'cycling';
  const rules: readonly (readonly [applies: boolean, told: RegExp, what: string])[] = [
    [
      !riding || without.includes('power'),
      /\d[\d.]*\s?(?:W\b(?!\/bpm)|W\/kg)/u,
      'watts without a power meter',
    ],
    [
      without.includes('heartRate'),
      /(?:heart rate|pulse)[^.]{0,40}\d+ bpm/iu,
      'a heart rate without a sensor',
    ],
    [
      without.includes('heartRate'),
      /\b(?:in hand|held back|had more to give)\b/iu,
      'reserves without a heart rate',
    ],
    [
      indoor === true || without.includes('altitude'),
      /(?:climb\w*|ascent|elevation|gain\w*)[^.]{0,30}\d+\u202f?\d* (?:m|ft)\b/iu,
      'climbing without heights',
    ],
    [
      plan.meant === 'intervals',
      /\bdecoupling (?:was|of|came to|is) [\u2212\d]/iu,
      'decoupling of an interval session',
    ],
    [
      plan.meant === 'intervals',
      /\b(?:negative|positive) split\b(?![^.]*(?:can't|cannot|interval))/iu,
      'a split of an interval session',
    ],
    [plan.meant === 'intervals', /\bYou faded\b/iu, 'fading in an interval session'],
    [
      plan.meant === 'intervals',
      /variability index (?:was|of|is|came to) \d/iu,
      'the variability of an interval session',
    ],
    [
      thresholds.maxHr === null,
      /heart rate zone [1-5][^.]{0,20}: ?\d|% of your maximum/iu,
      'heart rate zones without a profile',
    ],
    [
      thresholds.ftpW === null,
      /power zone [1-5][^.]{0,20}: ?\d|intensity factor of \d|your FTP of \d/iu,
      'power zones without an FTP',
    ],
    [
      !riding,
      /\brpm\b|\bcoasting\b|W\u2032 (?:balance )?(?:was|fell|of) /iu,
      'measures of rides for a run',
    ],
    [
      riding,
      /\bspm\b|\b\d:\d{2} \/(?:km|mi)\b|grade-adjusted pace (?:was|of) /iu,
      'measures of runs for a ride',
    ],
    [
      plan.athlete !== 'racer',
      /W\u2032 (?:balance )?(?:fell|was|of) [\d.]/iu,
      'a W\u2032 balance without critical power',
    ],
  ];
  return rules.filter(([applies, told]) => applies && told.test(text)).map(([, , what]) => what);
}

/** The athlete's own words may come back in a correction. */
function withoutEchoes(content: string, question: string): string {
  return (question.match(/\d+(?:[.:]\d+)*/g) ?? []).reduce(
    (text, number) =>
      text.replaceAll(
        new RegExp(String.raw`(?:Your question names[^.]*?)?\b${number}\b(?: ?(?:W|bpm))?`, 'g'),
        ' ',
      ),
    content,
  );
}
