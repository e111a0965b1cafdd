import { describe, expect, it } from '@jest/globals';
import type { Answers } from './answers.js';
import type { QuestionnaireDraft } from './questionnaire.js';
import { rebasedDraft } from './rebased-draft.js';

const BASE: Answers = { currentFTP: 250, weightKg: 72, activityTypes: ['CYCLING'], age: 40 };
const draft = (answers: Answers, base: Answers | null = BASE): QuestionnaireDraft => ({
  answers: { ...BASE, ...answers },
  currentStep: 3,
  writers: {},
  base,
});
const held = (one: QuestionnaireDraft, today: Answers) => rebasedDraft(one, today).answers;

describe('the draft of an edit', () => {
  it('keeps what was typed into it while nothing changed elsewhere', () => {
    expect(held(draft({ currentFTP: 260, age: 41 }), BASE)).toEqual({
      ...BASE,
      currentFTP: 260,
      age: 41,
    });
  });

  it('gives way to a newer value, and keeps its other answers', () => {
    const stale = draft({ currentFTP: 260, age: 41 });
    expect(held(stale, { ...BASE, currentFTP: 275 })).toEqual({
      ...BASE,
      currentFTP: 275,
      age: 41,
    });
  });

  it('drops an answer that was taken back elsewhere', () => {
    const { weightKg: _gone, ...today } = BASE;
    expect(held(draft({ weightKg: 70 }), today)).toEqual(today);
  });

  it('wins again by what is typed after the newer value', () => {
    const today = { ...BASE, currentFTP: 275 };
    const rebased = rebasedDraft(draft({ currentFTP: 260 }), today);
    const typed = { ...rebased, answers: { ...rebased.answers, currentFTP: 280 } };
    expect(held(typed, today).currentFTP).toBe(280);
  });

  it('takes equal lists for the same answer', () => {
    const today: Answers = { ...BASE, activityTypes: ['CYCLING'] };
    expect(held(draft({ activityTypes: ['RUNNING'] }), today).activityTypes).toEqual(['RUNNING']);
  });

  it('stays as it is where nothing is known of its beginning', () => {
    expect(held(draft({ currentFTP: 260 }, null), { currentFTP: 275 }).currentFTP).toBe(260);
  });
});
