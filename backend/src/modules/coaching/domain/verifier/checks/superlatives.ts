import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Problem } from '../problem.js';
import { denies, supposes, type Sentence } from '../sentence.js';

/** Claims over everything that ever was. */
const RECORDS =
  /\b(?:(?:personal|all[- ]time|season'?s?|lifetime|career|life ?time) (?:best|record|high|low)s?|new (?:record|best|high|peak)|record[- ](?:breaking|setting)|best (?:ever|yet|so far)|(?:best|fastest|hardest|longest|strongest|highest|biggest|toughest|steadiest|most even) (?:\w+ ){0,4}(?:ever|yet|so far|to date|in (?:weeks|months|years|a (?:long )?while)|(?:of|in|this|these|for) (?:the |this |last |past |your )*(?:\w+ )?(?:season|year|month|weeks?|months|years|life|training))|prs?|pbs?|never (?:been|ridden|run) (?:so |this )?(?:fast|hard|far|long|strong))\b/;

/** A fact that ranks something among others, or a best over days. */
function ranks({ key, label, about, display }: Fact): boolean {
  return (
    about.some((tag) => /rank|record|best/.test(tag)) ||
    /rank|record|best|all\.?time|history/i.test(key) ||
    /\b(?:best|record|rank|most|highest|longest|hardest|last \d+ days)\b/i.test(
      `${label} ${display}`,
    )
  );
}

/** Bests and records need a fact that ranks. */
export function superlatives(sentence: Sentence, sheet: FactSheet): readonly Problem[] {
  const claim = RECORDS.exec(sentence.words)?.[0];
  if (
    claim !== undefined &&
    !denies(sentence) &&
    !supposes(sentence) &&
    !sentence.cited.some(ranks)
  )
    return [{ kind: 'superlative', text: claim }];
  return extremes(sentence, sheet);
}

const HIGHEST = /\b(?:highest|strongest|hardest|fastest|quickest)\b/;
const LOWEST = /\b(?:lowest|weakest|slowest|easiest)\b/;
/** These rank by speed alone: how steep the slowest kilometre was is another matter. */
const BY_SPEED = /\b(?:fastest|quickest|slowest)\b/;

/** "Your strongest interval was the third": among the like of it on the sheet, it must be. */
function extremes({ stretches, plain, cited }: Sentence, sheet: FactSheet): readonly Problem[] {
  // "On 31 May interval 4 was the slowest, on 7 June interval 5": each of its own workout.
  const apart = new Set(cited.map(({ subject }) => subject)).size > 1;
  return stretches.flatMap(({ text, cites }, index): readonly Problem[] => {
    const words = (
      `${text} ` +
      `${/^\s*(?:in|of|as|for|on)\b[^,;.]{0,40}/.exec(stretches[index + 1]?.text ?? '')?.[0] ?? ''}`
    ).toLowerCase();
    const [high, low] = [HIGHEST.test(words), LOWEST.test(words)];
    if (high === low || /\b(?:not|than|against|between|never)\b|n['\u2019]t\b/.test(words))
      return [];
    const bySpeed = BY_SPEED.test(words);
    const ranked = cites
      .flatMap((id) => sheet.withId(id) ?? [])
      .filter(({ about }) => !bySpeed || about.includes('speed'));
    const wrong = ranked.some((fact) => !isExtreme(fact, siblings(fact, sheet, apart), high));
    return wrong
      ? [
          {
            kind: 'superlative',
            text: (high ? HIGHEST : LOWEST).exec(plain.toLowerCase())?.[0] ?? plain,
          },
        ]
      : [];
  });
}

/** Facts of the same name but for its number: the power of each interval, the pace of each lap. */
function siblings({ key, unit, subject }: Fact, sheet: FactSheet, apart: boolean): readonly Fact[] {
  const family = key.replace(/\d+/g, '#');
  if (family === key || !/rep|lap|interval|climb|split|part|effort|segment/i.test(key)) return [];
  return sheet.facts.filter(
    (other) =>
      (!apart || other.subject === subject) &&
      other.unit === unit &&
      other.key.replace(/\d+/g, '#') === family,
  );
}

function isExtreme(fact: Fact, family: readonly Fact[], high: boolean): boolean {
  const values = family.map(({ value }) => Number(value)).filter((value) => Number.isFinite(value));
  if (values.length < 2 || typeof fact.value !== 'number' || fact.unit === 's') return true;
  // Of paces kept in seconds for a distance, less is more.
  const top = high !== fact.unit.startsWith('s/') ? Math.max(...values) : Math.min(...values);
  return (
    fact.value === top ||
    family.some(({ value, display }) => value === top && display === fact.display)
  );
}
