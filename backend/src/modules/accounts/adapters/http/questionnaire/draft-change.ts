import { ZONE_NUMBERS, type AnswerChanges } from '#accounts/domain/questionnaire/answers.js';
import type { DraftChange } from '#accounts/domain/questionnaire/questionnaire.js';
import type { SaveDraftDto } from './save-draft.dto.js';

/**
 * What a request says of the draft. Zones for both sports become those of each that the request
 * does not give apart.
 */
export function draftChange({
  writer,
  sequence,
  currentStep,
  ...fields
}: SaveDraftDto): DraftChange {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const shared = given.filter(([field]) => SHARED.has(field));
  const apart = given.filter(([field]) => !SHARED.has(field));
  const ofEach = shared.flatMap(([field, value]) =>
    ['cyclingHR', 'runningHR'].map((set) => [field.replace(/^hr/, set), value]),
  );
  return {
    changes: Object.fromEntries([...ofEach, ...apart]) as AnswerChanges,
    currentStep: currentStep ?? null,
    writer: writer !== undefined && sequence !== undefined ? { id: writer, sequence } : null,
  };
}

const SHARED: ReadonlySet<string> = new Set(
  ZONE_NUMBERS.flatMap((zone) => [`hrZone${zone}Min`, `hrZone${zone}Max`]),
);
