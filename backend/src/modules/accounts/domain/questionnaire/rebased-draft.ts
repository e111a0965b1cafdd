import { changedAnswers, type AnswerChanges, type Answers } from './answers.js';
import type { QuestionnaireDraft } from './questionnaire.js';

/**
 * The draft of an edit, held against the answers as valid today. What changed elsewhere since the
 * draft was last changed, such as an FTP in the profile, is newer and wins; every other answer of
 * the draft stays. An edit that was abandoned months ago so overwrites nothing.
 */
export function rebasedDraft(draft: QuestionnaireDraft, today: Answers): QuestionnaireDraft {
  const { base } = draft;
  if (base === null) return { ...draft, base: today };
  const names = Object.keys({ ...base, ...today }) as (keyof Answers)[];
  const newer = names.filter((name) => !isSame(base[name], today[name]));
  const changes = Object.fromEntries(
    newer.map((name) => [name, today[name] ?? null]),
  ) as AnswerChanges;
  return { ...draft, answers: changedAnswers(draft.answers, changes), base: today };
}

/** Answers are texts, numbers, choices and one list of choices. */
function isSame(one: Answers[keyof Answers], other: Answers[keyof Answers]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
