import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newAthlete, REQUIRED_ANSWERS, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { complete, draftOf, save, thresholdsOf, zoneFields } from './questionnaire.support.js';
import { rows } from '../workouts/workouts.support.js';

const OWN_POWER = zoneFields('power', [0, 120, 180, 230, 270, 400]);
const COMPUTED_POWER = zoneFields('power', [0, 138, 188, 225, 263, 375]);

describe('completing the questionnaire', () => {
  let app: TestApp;
  let athlete: HttpClient & { readonly email: string };
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
  });

  const user = async () => (await athlete.get<{ user: object }>('/api/auth/me')).body.user;

  it('is refused with missing answers, listed by step [ONB-28, ONB-29, ONB-31]', async () => {
    await save(athlete, { ...REQUIRED_ANSWERS, gender: null, sleepQuality: '  ', restingHR: null });
    const answer = await complete(athlete);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'ONBOARDING_INCOMPLETE',
        error: 'Please complete the following required fields: Gender, Sleep Quality, Resting HR.',
        missingFields: ['Gender', 'Sleep Quality', 'Resting HR'],
        missingByStep: {
          'Personal Info': ['Gender'],
          'Health & Lifestyle': ['Sleep Quality'],
          'Heart Rate Zones': ['Resting HR'],
        },
      },
    });
    expect(await user()).toMatchObject({ profileCompleted: false });
    expect(await thresholdsOf(athlete)).toEqual([]);
    expect((await draftOf(athlete)).data).toHaveProperty('age', 34);
  });

  it('is refused without any answer [ONB-31]', async () => {
    expect((await complete(athlete)).body).toMatchObject({
      code: 'ONBOARDING_INCOMPLETE',
      missingFields: expect.arrayContaining(['Age', 'Max HR']),
    });
  });

  it('uses the stored answers, not those of the request [ONB-32]', async () => {
    const answer = await complete(athlete, { ...REQUIRED_ANSWERS, profileCompleted: true });
    expect(answer).toMatchObject({ status: 400, body: { code: 'ONBOARDING_INCOMPLETE' } });
  });

  it('is refused with every invalid field, and nothing changes [ONB-32]', async () => {
    await save(athlete, {
      ...REQUIRED_ANSWERS,
      age: -4,
      weightKg: 1e6,
      maxHR: 110,
      restingHR: 115,
      ...OWN_POWER,
      powerZone4Min: 10,
    });
    const answer = await complete<{ fields: { field: string }[] }>(athlete);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.fields.map(({ field }) => field)).toEqual([
      'age',
      'weightKg',
      'restingHR',
      'powerZone4Min',
    ]);
    expect(await user()).toMatchObject({ profileCompleted: false });
  });

  it('is refused with an impossible time, peak or number of days [ONB-32, ONB-41]', async () => {
    await save(athlete, {
      ...REQUIRED_ANSWERS,
      best5kTime: '5:00',
      goal10kTime: 'soon',
      seasonPeakDate: '1999-01-01',
      rideDaysPerWeek: 2.5,
    });
    const answer = await complete<{ fields: { field: string }[] }>(athlete);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.fields.map(({ field }) => field)).toEqual([
      'best5kTimeSeconds',
      'goal10kTime',
      'seasonPeakDate',
      'rideDaysPerWeek',
    ]);
  });

  it('keeps the seconds of the text, and each activity once [ONB-41]', async () => {
    await save(athlete, {
      ...REQUIRED_ANSWERS,
      activityTypes: ['RUNNING', 'RUNNING'],
      best5kTime: '25:00',
      best5kTimeSeconds: 900,
    });
    expect((await complete(athlete)).status).toBe(200);
    expect((await draftOf(athlete)).data).toMatchObject({
      activityTypes: ['RUNNING'],
      best5kTime: '25:00',
      best5kTimeSeconds: 1_500,
    });
    expect((await thresholdsOf(athlete))[0]).toMatchObject({ basePaceSPerKm: 300 });
  });

  it('returns user and profile, and deletes the draft [ONB-25, CNV-25]', async () => {
    await save(athlete, { ...REQUIRED_ANSWERS, currentFTP: 250, currentStep: 7 });
    expect(await complete(athlete)).toMatchObject({
      status: 200,
      body: {
        user: { profileCompleted: true, onboardingSkipped: false },
        profile: { currentFTP: 250, maxHR: 190, restingHR: 50, weightKg: 70, unitSystem: 'METRIC' },
      },
    });
    expect(await draftOf(athlete)).toMatchObject({
      data: { age: 34, currentFTP: 250 },
      currentStep: 1,
    });
    expect(
      await rows(
        app,
        'SELECT 1 FROM questionnaire_drafts JOIN users ON users.id = user_id WHERE email = $1',
        [athlete.email],
      ),
    ).toEqual([]);
  });

  it('keeps entered, not computed values from today [ONB-16, ONB-17, ONB-18, ONB-50]', async () => {
    await save(athlete, {
      ...REQUIRED_ANSWERS,
      currentFTP: 250,
      ...OWN_POWER,
      best5kTimeSeconds: 1500,
      ...zoneFields('pace', ['7:00', '6:15', '5:45', '5:18', '4:51', '4:30']),
      ...zoneFields('cyclingHR', [120, 134, 148, 162, 176, 190]),
      ...zoneFields('runningHR', [110, 140, 155, 169, 179, 190]),
    });
    await complete(athlete);
    expect(await thresholdsOf(athlete)).toEqual([
      {
        validFrom: new Date().toISOString().slice(0, 10),
        currentFTP: 250,
        maxHR: 190,
        restingHR: 50,
        weightKg: 70,
        basePaceSPerKm: 300,
        zones: {
          power: [
            [0, 120],
            [120, 180],
            [180, 230],
            [230, 270],
            [270, 400],
          ],
          runningHeartRate: [
            [110, 140],
            [140, 155],
            [155, 169],
            [169, 179],
            [179, 190],
          ],
        },
      },
    ]);
  });

  it('changes nothing when repeated, even concurrently', async () => {
    await save(athlete, {
      ...REQUIRED_ANSWERS,
      currentFTP: 250,
      ...OWN_POWER,
      unitSystem: 'IMPERIAL',
    });
    const answers = await Promise.all([complete(athlete), complete(athlete)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const kept = await thresholdsOf(athlete);
    await athlete.post('/api/profile', { unitSystem: 'METRIC', distanceUnit: 'km' });
    expect((await complete(athlete)).body).toMatchObject({
      user: { profileCompleted: true },
      profile: { unitSystem: 'METRIC', distanceUnit: 'km' },
    });
    expect(await thresholdsOf(athlete)).toEqual(kept);
  });

  it('starts with the units of the answers, then follows the profile [PRO-09]', async () => {
    await save(athlete, {
      ...REQUIRED_ANSWERS,
      unitSystem: 'IMPERIAL',
      activityTypes: ['CYCLING'],
    });
    expect((await complete(athlete)).body).toMatchObject({
      profile: {
        unitSystem: 'IMPERIAL',
        paceUnit: 'min/mi',
        distanceUnit: 'mi',
        elevationUnit: 'ft',
      },
    });
    await athlete.post('/api/profile', { distanceUnit: 'km' });
    await save(athlete, { unitSystem: 'METRIC', age: 35 });
    expect((await complete(athlete)).body).toMatchObject({
      profile: { unitSystem: 'IMPERIAL', distanceUnit: 'km' },
    });
  });

  it('an edit starts from today’s values, and keeps later profile changes [ONB-06]', async () => {
    await save(athlete, { ...REQUIRED_ANSWERS, currentFTP: 250, ...COMPUTED_POWER });
    await complete(athlete);
    await athlete.post('/api/profile', { currentFTP: 280 });
    expect((await draftOf(athlete)).data).toMatchObject({ currentFTP: 280, powerZone1Max: 154 });
    await save(athlete, { sleepQuality: 'better' });
    await complete(athlete);
    expect((await athlete.get('/api/profile')).body).toMatchObject({
      profile: { currentFTP: 280 },
    });
    expect((await draftOf(athlete)).data).toMatchObject({
      sleepQuality: 'better',
      currentFTP: 280,
    });
  });

  it('an abandoned edit gives way to a newer FTP, and keeps its other answers', async () => {
    await save(athlete, { ...REQUIRED_ANSWERS, currentFTP: 250 });
    await complete(athlete);
    await save(athlete, { currentFTP: 260, sleepQuality: 'better' });
    await athlete.post('/api/profile', { currentFTP: 280 });
    expect((await draftOf(athlete)).data).toMatchObject({
      sleepQuality: 'better',
      currentFTP: 280,
    });
    await save(athlete, { age: 35 });
    await complete(athlete);
    expect((await athlete.get('/api/profile')).body).toMatchObject({
      profile: { currentFTP: 280 },
    });
  });

  it('may be skipped repeatedly, and the draft stays [ONB-33, ONB-34]', async () => {
    await save(athlete, { age: 34 });
    for (let time = 0; time < 2; time++) {
      expect(await athlete.post('/api/profile/skip-onboarding', {})).toMatchObject({
        status: 200,
        body: { user: { onboardingSkipped: true, profileCompleted: false } },
      });
    }
    expect((await draftOf(athlete)).data).toHaveProperty('age', 34);
    await save(athlete, REQUIRED_ANSWERS);
    expect((await complete(athlete)).body).toMatchObject({ user: { profileCompleted: true } });
  });

  it('cannot be skipped once it is completed [ONB-33]', async () => {
    await save(athlete, REQUIRED_ANSWERS);
    await complete(athlete);
    expect(await athlete.post('/api/profile/skip-onboarding', {})).toMatchObject({
      status: 200,
      body: { user: { onboardingSkipped: false, profileCompleted: true } },
    });
  });
});
