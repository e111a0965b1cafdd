import { describe, expect, it } from '@jest/globals';
import { draftJournal, takeLeftAnswers } from './draft-journal.js';

const day = 24 * 3_600_000;

describe('draft journal', () => {
  it('holds what was not saved for the next page of the same athlete, once', () => {
    draftJournal(localStorage, 'ada', 'page-1', () => 0).write({ sleepQuality: 'short', age: 3 });
    draftJournal(localStorage, 'ada', 'page-2', () => 5).write({ age: 34 });
    expect(takeLeftAnswers(localStorage, 'bo', () => 10)).toEqual({});
    expect(takeLeftAnswers(localStorage, 'ada', () => 10)).toEqual({
      sleepQuality: 'short',
      age: 34,
    });
    expect(takeLeftAnswers(localStorage, 'ada', () => 10)).toEqual({});
  });

  it('is empty once everything is saved', () => {
    const journal = draftJournal(localStorage, 'ada', 'page-1', () => 0);
    journal.write({ age: 34 });
    journal.clear();
    expect(localStorage).toHaveLength(0);
  });

  it('forgets what is a week old, and what it cannot read', () => {
    draftJournal(localStorage, 'ada', 'page-1', () => 0).write({ age: 34 });
    localStorage.setItem('onboarding-unsaved:ada:x', '{"at":"soon"');
    expect(takeLeftAnswers(localStorage, 'ada', () => 8 * day)).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  it('does without a storage that is full', () => {
    const full = {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => draftJournal(full, 'ada', 'page-1', () => 0).write({ age: 34 })).not.toThrow();
  });
});
