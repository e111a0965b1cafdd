import { changedAnswers, type AnswerChanges, type Answers } from './answers.js';

/** The last change taken from one open page. */
export interface Writer {
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Pages by the id that each made for itself. */
export type Writers = Readonly<Record<string, Writer>>;

/** Unfinished answers. */
export interface QuestionnaireDraft {
  readonly answers: Answers;
  /** Place among the steps shown, from 1. */
  readonly currentStep: number;
  readonly writers: Writers;
  /**
   * Of an edit: the athlete's answers as they were valid when the draft was last changed, so that
   * what changed elsewhere since can be told. Null before the first completion.
   */
  readonly base: Answers | null;
}

/** The answers as the athlete completed them last. */
export interface CompletedQuestionnaire {
  readonly answers: Answers;
  /** When they were completed for the first time. */
  readonly completedAt: Date;
  /** Outlives the draft, so that a late change does not come back as a new draft. */
  readonly writers: Writers;
}

/** What an open page sends: every answer that was not acknowledged to it yet. */
export interface DraftChange {
  readonly changes: AnswerChanges;
  readonly currentStep: number | null;
  /** The page and the number of its change; null: the change is applied in order of arrival. */
  readonly writer: { readonly id: string; readonly sequence: number } | null;
}

/** Pages that are remembered; the least recently active one is forgotten first. */
const MOST_WRITERS = 16;

/**
 * The draft after a change; null if the page has already sent a later one, which contained this
 * one.
 */
export function changedDraft(
  draft: QuestionnaireDraft,
  { changes, currentStep, writer }: DraftChange,
  now: Date,
): QuestionnaireDraft | null {
  if (writer && writer.sequence <= (draft.writers[writer.id]?.sequence ?? -Infinity)) return null;
  return {
    answers: changedAnswers(draft.answers, changes),
    currentStep: currentStep ?? draft.currentStep,
    writers: writer
      ? remembered(draft.writers, writer.id, { sequence: writer.sequence, at: now.getTime() })
      : draft.writers,
    base: draft.base,
  };
}

function remembered(writers: Writers, id: string, latest: Writer): Writers {
  const others = Object.entries(writers).filter(([other]) => other !== id);
  const kept = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST_WRITERS - 1);
  return Object.fromEntries([[id, latest], ...kept]);
}
