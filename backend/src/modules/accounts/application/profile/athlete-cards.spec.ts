import { describe, expect, it } from '@jest/globals';
import type { Answers } from '#accounts/domain/questionnaire/answers.js';
import type { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { AthleteCards } from './athlete-cards.js';

function cardOf(answers: Answers | null) {
  const completed = answers && { answers, writers: {} };
  return new AthleteCards({
    completedQuestionnaire: () => Promise.resolve(completed),
  } as unknown as AthleteProfileRepository).of('a');
}

describe('the card of an athlete', () => {
  it.each([
    [12, 'under 18'],
    [18, '18 to 19'],
    [29, '20 to 29'],
    [41, '40 to 49'],
    [88, '70 and over'],
  ])('tells an age of %s as %s', async (age, band) => {
    expect((await cardOf({ age })).ageBand).toBe(band);
  });

  it('tells goal, event and level, and of health nothing but that there are injuries', async () => {
    const card = await cardOf({
      primaryGoal: 'RACE_PREPARATION',
      seasonPeakDate: '2027-05-02T00:00:00.000Z',
      trainingBackground: 'ADVANCED',
      hasInjuries: true,
      medicalConditions: 'asthma',
      medications: 'bisoprolol',
      goalDetails: 'Berlin with Anna',
      weightKg: 70,
    });
    expect(card).toMatchObject({
      primaryGoal: 'RACE_PREPARATION',
      eventDate: '2027-05-02',
      trainingBackground: 'ADVANCED',
      hasInjuries: true,
    });
    expect(JSON.stringify(card)).not.toMatch(/asthma|bisoprolol|Anna|Berlin|70/);
  });

  it('is empty for who never answered', async () => {
    expect(await cardOf(null)).toMatchObject({
      ageBand: null,
      primaryGoal: null,
      eventDate: null,
      hasInjuries: false,
    });
    expect((await cardOf({ seasonPeakDate: 'in spring' })).eventDate).toBeNull();
  });
});
