import type { RecoveryClass } from './reading.js';

const EASY = String.raw`(?:easy|easier|rest|recovery|gentle|light|quiet)`;
const ONE_EASY_DAY = new RegExp(
  String.raw`(?<!(?:two|three|four|five|several|few|some|[2-9]) )\b${EASY} (?:day|tomorrow|next day|(?:ride|run|spin|jog|session) tomorrow)\b|tomorrow[^.!?]{0,30}\b${EASY}\b|\b${EASY}\b[^.!?]{0,30}\btomorrow\b|\bday off\b|\bday or two\b`,
  'i',
);
const ONE_OR_TWO = new RegExp(
  String.raw`\b(?:one|two|1|2|couple of)(?: (?:or|to) (?:two|2)|-2)? (?:full |truly |really )?(?:${EASY} )?days?\b|\b(?:day or two|48 hours)\b`,
  'i',
);
const SEVERAL = new RegExp(
  String.raw`\b(?:several|three|four|five|six|seven|[3-7]|few)(?:(?: to |-)\w+)? (?:full |truly |really )?(?:${EASY} )?days\b|(?<!\b(?:one|two|1|2|of|full|truly|really) )\b${EASY} (?:days|week)\b|\ba week\b`,
  'i',
);
/** "Keep an easy day as easy as this" asks for no recovery. */
const NEXT_DAY = new RegExp(
  String.raw`\btomorrow[^.!?]{0,30}\b${EASY}\b|\b${EASY}\b[^.!?]{0,30}\btomorrow\b|\b(?:take|plan|have|give|after|then|needs?) (?:an?|one) (?:full |really )?${EASY} day\b|\bday off\b`,
  'i',
);
const NOT_NEEDED = /\bno (?:special |extra |particular )?(?:recovery|rest)\b/i;

/** Whether the words about the days that follow demand this much recovery. */
export function recoversAs(afterwards: string, wanted: RecoveryClass): boolean {
  switch (wanted) {
    case 'none':
      return NOT_NEEDED.test(afterwards) || !demandsRecovery(afterwards);
    case 'easy day':
      return ONE_EASY_DAY.test(afterwards);
    case '1-2 easy days':
      return ONE_OR_TWO.test(afterwards) || ONE_EASY_DAY.test(afterwards);
    case 'several days':
      return SEVERAL.test(afterwards);
  }
}

function demandsRecovery(afterwards: string): boolean {
  return [NEXT_DAY, ONE_OR_TWO, SEVERAL].some((wording) => wording.test(afterwards));
}
