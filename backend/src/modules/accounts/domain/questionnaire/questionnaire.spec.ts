import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changedDraft, type DraftChange, type QuestionnaireDraft } from './questionnaire.js';

const EMPTY: QuestionnaireDraft = { answers: {}, currentStep: 1, writers: {}, base: null };
const NOW = new Date('2026-05-01T10:00:00Z');

function change(
  sequence: number,
  changes: DraftChange['changes'],
  id = 'page',
  currentStep: number | null = null,
): DraftChange {
  return { changes, currentStep, writer: { id, sequence } };
}

function after(changes: readonly DraftChange[], start = EMPTY): QuestionnaireDraft {
  return changes.reduce(
    (draft, next, at) => changedDraft(draft, next, new Date(NOW.getTime() + at)) ?? draft,
    start,
  );
}

describe('changedDraft', () => {
  it('keeps answers that a change does not speak of, and forgets those that it takes back', () => {
    const draft = after([
      change(1, { age: 30, sleepQuality: 'good' }),
      change(2, { age: null, maxHR: 190 }),
    ]);
    expect(draft.answers).toEqual({ sleepQuality: 'good', maxHR: 190 });
  });

  it('moves to a requested step and otherwise stays [ONB-24]', () => {
    expect(after([change(1, {}, 'page', 4), change(2, { age: 30 })]).currentStep).toBe(4);
  });

  it('ignores a late change of a page [ONB-22]', () => {
    const draft = after([change(7, { goalDetails: 'sub 3' })]);
    expect(changedDraft(draft, change(6, { goalDetails: 'sub' }, 'page', 2), NOW)).toBeNull();
    expect(changedDraft(draft, change(7, { goalDetails: 'sub' }), NOW)).toBeNull();
  });

  it('lets the last page win, with a sequence per page', () => {
    expect(
      after([change(9, { age: 30 }, 'one'), change(1, { age: 31 }, 'other')]).answers.age,
    ).toBe(31);
  });

  it('takes changes that nobody counts as they come', () => {
    const uncounted: DraftChange = { changes: { age: 33 }, currentStep: null, writer: null };
    expect(after([change(9, { age: 30 }), uncounted])).toMatchObject({
      answers: { age: 33 },
      writers: { page: { sequence: 9 } },
    });
  });

  it('remembers sixteen pages, and of those the ones heard of last', () => {
    const many = Array.from({ length: 20 }, (_, at) => change(1, {}, `page-${at}`));
    const { writers } = after([...many, change(2, {}, 'page-4'), change(1, {}, 'page-20')]);
    expect(Object.keys(writers)).toHaveLength(16);
    expect(writers).toHaveProperty(['page-4']);
    expect(writers).not.toHaveProperty(['page-5']);
    expect(writers).toHaveProperty(['page-19']);
  });

  it('ends with the last keystroke, in any order of arrival [ONB-22]', () => {
    // Each change holds everything that was typed and not acknowledged, as the page sends it.
    const typed = 'endurance';
    const sent = [...typed].map((_, at) => change(at + 1, { goalDetails: typed.slice(0, at + 1) }));
    fc.assert(
      fc.property(fc.shuffledSubarray(sent, { minLength: sent.length }), (arrived) => {
        expect(after(arrived).answers.goalDetails).toBe(typed);
      }),
    );
  });
});
