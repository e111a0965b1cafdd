import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rideWithoutPower } from '#test/builders/fit/index.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { startReading } from './reading.support.js';
import { uploaded } from './workouts.support.js';

describe('the list of workouts', () => {
  let app: TestApp;
  let athlete: HttpClient;
  let stranger: HttpClient;
  let ride: string;
  let run: string;
  let intervals: string;
  beforeAll(async () => {
    ({ app, athlete, stranger, ride, run, intervals } = await startReading());
  }, 60_000);
  afterAll(() => app.close());

  it('lists the newest first, with counts and sports [HOME-03, HOME-08]', async () => {
    const { body } = await athlete.get('/api/workouts?limit=5');
    expect(body).toMatchObject({
      totalCount: 3,
      filteredCount: 3,
      availableSports: ['cycling', 'road_cycling', 'running'],
      availableActivities: [
        { sport: 'cycling', family: 'cycling', count: 1 },
        { sport: 'road_cycling', family: 'cycling', count: 1 },
        { sport: 'running', family: 'running', count: 1 },
      ],
      nextCursor: null,
    });
    const workouts = body['workouts'] as Record<string, unknown>[];
    expect(workouts.map(({ id }) => id)).toEqual([run, ride, intervals]);
    expect(workouts[1]).toEqual({
      id: ride,
      sport: 'cycling',
      family: 'cycling',
      indoor: false,
      title: null,
      automaticTitle: expect.stringMatching(/^Morning ride, \d/),
      startTime: '2026-05-03T07:00:00.000Z',
      utcOffsetS: 7200,
      durationS: 300,
      elapsedS: 300,
      distanceM: expect.any(Number),
      avgSpeedMps: expect.any(Number),
      avgHr: expect.any(Number),
      avgPower: expect.any(Number),
      elevGainM: expect.any(Number),
      trainingStress: null,
      loadSource: null,
      headline: 'Five even efforts',
      rewriting: false,
      changedByEngine: null,
      Upload: { filename: '1733_Ride.fit' },
    });
  });

  it('lists the load by heart rate, named, where neither power nor pace shows one', async () => {
    const other = await newAthlete(app.url);
    await other.put('/api/profile/thresholds/2020-01-01', { maxHR: 190, restingHR: 50 });
    await uploaded(other, rideWithoutPower());
    const { body } = await other.get<{ workouts: object[] }>('/api/workouts');
    expect(body.workouts).toEqual([
      expect.objectContaining({
        avgPower: null,
        trainingStress: expect.any(Number),
        loadSource: 'heartRate',
      }),
    ]);
  });

  it('filters by year, month and sport, and goes on by the cursor [HOME-07]', async () => {
    const may = await athlete.get('/api/workouts?year=2026&month=5');
    expect(may.body).toMatchObject({
      totalCount: 3,
      filteredCount: 2,
      workouts: [{ id: run }, { id: ride }],
    });
    expect((await athlete.get('/api/workouts?sport=running')).body).toMatchObject({
      filteredCount: 1,
      availableSports: ['cycling', 'road_cycling', 'running'],
    });
    const first = await athlete.get('/api/workouts?limit=2');
    expect(first.body).toMatchObject({
      workouts: [{ id: run }, { id: ride }],
      nextCursor: expect.any(String),
    });
    const second = await athlete.get(
      `/api/workouts?limit=2&cursor=${String(first.body['nextCursor'])}`,
    );
    expect(second.body).toMatchObject({
      workouts: [{ id: intervals }],
      totalCount: 3,
      nextCursor: null,
    });
  });

  it('searches what the athlete and the file say, and nobody else sees it', async () => {
    await athlete.patch(`/api/workouts/${ride}`, { title: 'İzmir', notes: 'with 李' });
    const found = async (query: string, who = athlete) => {
      const { body } = await who.get<{ workouts: { id: string }[]; filteredCount: number }>(
        `/api/workouts?${query}`,
      );
      expect(body.filteredCount).toBe(body.workouts.length);
      return body.workouts.map(({ id }) => id);
    };
    expect(await found('q=izmir')).toEqual([ride]);
    expect(await found(`q=${encodeURIComponent('李')}`)).toEqual([ride]);
    expect(await found('q=may 2026')).toEqual([run, ride]);
    expect(await found('q=may 2026&family=running')).toEqual([run]);
    expect(await found('q=izmir&family=running')).toEqual([]);
    expect(await found('from=2026-05-03&to=2026-05-03')).toContain(ride);
    expect(await found('q=izmir', stranger)).toEqual([]);
    await athlete.patch(`/api/workouts/${ride}`, { title: null, notes: null });
    expect(await found('q=izmir')).toEqual([]);
  });

  it('shows the calendar of the same workouts, of at most a year', async () => {
    const path = '/api/workouts/calendar?from=2026-05-01&to=2026-05-31';
    const { body } = await athlete.get<{ days: object[]; weeks: object[] }>(path);
    expect(body).toMatchObject({ from: '2026-04-27', to: '2026-05-31' });
    expect(body.days[0]).toEqual({
      day: '2026-05-03',
      ...{ rides: 1, runs: 0, workouts: 1, movingS: expect.any(Number) },
      ...{ distanceM: expect.any(Number), load: null, withoutLoad: 1 },
    });
    expect(body.weeks[0]).toMatchObject({ week: '2026-04-27', withoutLoad: 1 });
    expect((await athlete.get(`${path}&family=running&q=nowhere`)).body).toMatchObject({
      days: [],
      weeks: [],
    });
    expect((await stranger.get(path)).body).toMatchObject({ days: [], weeks: [] });
    expect(await athlete.get('/api/workouts/calendar?from=2024-05-01&to=2026-05-31')).toMatchObject(
      { status: 400, body: { fields: [{ field: 'to' }] } },
    );
  });

  it.each([
    ['year=abc', 'year'],
    ['month=13', 'month'],
    ['month=0', 'month'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=x', 'cursor'],
    ['colour=red', 'colour'],
    ['family=swimming', 'family'],
    ['from=2026-02-30', 'from'],
    ['from=2026-02-03&to=2026-02-01', 'from'],
    ['today=tomorrow', 'today'],
    [`q=${'a'.repeat(201)}`, 'q'],
  ])('refuses ?%s and names the field [HOME-07]', async (query, field) => {
    expect(await athlete.get(`/api/workouts?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field }] },
    });
  });

  it.each(['abc', '20.5', '1969', '2201'])(
    'says of ?year=%s what a year is [HOME-07]',
    async (year) => {
      expect(await athlete.get(`/api/workouts?year=${year}`)).toMatchObject({
        body: { fields: [{ field: 'year', message: 'year must be a year, such as 2026' }] },
      });
    },
  );

  it('returns whether there are any workouts [CNV-27]', async () => {
    expect((await athlete.get('/api/user/has-workouts')).body).toEqual({ hasWorkouts: true });
    expect((await stranger.get('/api/user/has-workouts')).body).toEqual({ hasWorkouts: false });
    expect((await stranger.get('/api/workouts')).body).toEqual({
      workouts: [],
      totalCount: 0,
      filteredCount: 0,
      availableSports: [],
      availableActivities: [],
      availableYears: [],
      nextCursor: null,
    });
  });
});
