import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  openWorkoutsSession,
  storedAthlete,
  storedWorkout,
} from '#test/builders/workouts/stored-workout.js';
import type { TestSession } from '#test/support/test-session.js';
import type { WorkoutFilter } from '#workouts/domain/library/workout-views.js';
import { TypeormWorkoutReader } from './typeorm-workout.reader.js';
import { TypeormWorkoutRepository } from './typeorm-workout.repository.js';

const stress = (value: number | null, applicable: boolean) => ({
  metrics: { trainingStress: { value, applicable, unit: 'TSS', version: 1 } },
});

describe('TypeormWorkoutReader', () => {
  let database: TestSession;
  let reader: TypeormWorkoutReader;
  let userId: string;
  beforeAll(async () => {
    database = await openWorkoutsSession();
    reader = new TypeormWorkoutReader(database.session);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await storedAthlete(database);
  });

  const starting = (time: string, utcOffsetS: number | null = 0, sport = 'cycling') =>
    storedWorkout(database, userId, { startTimeMs: Date.parse(time), utcOffsetS, sport });
  const idsOf = async (filter: WorkoutFilter) =>
    (await reader.list(userId, filter, null, 100)).map(({ id }) => id);

  it('judges year and month by the clock of the place [HOME-05, HOME-07, FAULT-30]', async () => {
    const eveningInNewYork = await starting('2026-01-01T02:00:00Z', -5 * 3600);
    const morningInTokyo = await starting('2025-12-31T20:00:00Z', 9 * 3600);
    const unknown = await starting('2026-01-31T23:59:59Z', null);
    expect(await idsOf({ year: 2025 })).toEqual([eveningInNewYork.id]);
    expect(await idsOf({ year: 2026, month: 1 })).toEqual([unknown.id, morningInTokyo.id]);
    expect(await idsOf({ month: 12 })).toEqual([eveningInNewYork.id]);
    expect(await idsOf({ year: 2026, month: 2 })).toEqual([]);
  });

  it('combines filters, and counts all and filtered workouts by sport [HOME-07]', async () => {
    await starting('2025-05-01T08:00:00Z', 0, 'running');
    const ride = await starting('2026-05-01T08:00:00Z');
    await starting('2026-05-02T08:00:00Z', 0, 'trail_running');
    expect(await idsOf({ year: 2026, month: 5, sport: 'cycling' })).toEqual([ride.id]);
    const counts = await reader.counts(userId, { year: 2026, sport: 'cycling' });
    expect([...counts].sort((a, b) => a.sport.localeCompare(b.sport))).toEqual([
      { year: 2026, sport: 'cycling', family: 'cycling', total: 1, filtered: 1 },
      { year: 2025, sport: 'running', family: 'cycling', total: 1, filtered: 0 },
      { year: 2026, sport: 'trail_running', family: 'cycling', total: 1, filtered: 0 },
    ]);
  });

  it('pages over workouts that start at the same moment, each exactly once', async () => {
    const sports = ['cycling', 'road_cycling', 'gravel_cycling', 'running', 'trail_running'];
    for (const sport of sports) await starting('2026-05-01T08:00:00Z', 0, sport);
    const seen: string[] = [];
    let after = null;
    for (;;) {
      const page = await reader.list(userId, {}, after, 2);
      seen.push(...page.map(({ id }) => id));
      after = page.at(-1) ?? null;
      if (!after) break;
    }
    expect(seen).toHaveLength(sports.length);
    expect(new Set(seen).size).toBe(sports.length);
  });

  it('shows applicable training stress, and a headline being rewritten [PRO-10]', async () => {
    const judged = await storedWorkout(
      database,
      userId,
      { startTimeMs: 3_000 },
      stress(88.5, true),
    );
    await storedWorkout(database, userId, { startTimeMs: 2_000 }, stress(77, false));
    await storedWorkout(database, userId, { startTimeMs: 1_000 }, { metrics: {} });
    const report = {
      id: judged.uploadId,
      kind: 'first' as const,
      headline: 'Even',
      sections: [],
      evidence: [],
      coach: 'test',
      createdAt: new Date(5),
    };
    await new TypeormWorkoutRepository(database.session).putReport(judged.id, report);
    const list = await reader.list(userId, {}, null, 10);
    expect(list.map(({ trainingStress, headline }) => [trainingStress, headline])).toEqual([
      [88.5, 'Even'],
      [null, null],
      [null, null],
    ]);
    expect((await reader.byId(userId, judged.id))?.reports).toEqual([
      { ...report, at: null, facts: [], rewriting: false },
    ]);
    await new TypeormWorkoutRepository(database.session).markReports(userId);
    expect((await reader.byId(userId, judged.id))?.reports).toEqual([
      { ...report, at: null, facts: [], rewriting: true },
    ]);
    expect((await reader.list(userId, {}, null, 10)).map(({ rewriting }) => rewriting)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('gives the recording back as it was stored', async () => {
    const nan = Number.NaN;
    const values = {
      power: [0, 250, nan, 3, 4, 5, 6, 7, 8, 9],
      latitude: [45, nan, nan, 22.5, 11.25, 5.625, -45, 0, 45, 45],
      speed: [0, 7.123, nan, 3, 4, 5, 6, 7, 8, 9],
    };
    const { id, recording } = await storedWorkout(database, userId, {
      values,
      pauses: [{ from: 3, to: 5 }],
      warnings: [{ kind: 'cut', text: 'Cut short.' }],
      developerChannels: [
        {
          name: 'Form Power',
          unit: 'W',
          application: 'ab12',
          values: Float64Array.from(values.power, (value) => value / 3),
        },
      ],
      sensors: [{ type: 'foot pod', name: 'Stryd', connection: 'ANT+' }],
      plan: { name: 'Tempo', steps: [] },
      hasHrv: true,
    });
    expect((await reader.recording(userId, id))?.recording).toEqual(recording);
  });

  it("shows nobody another's workout", async () => {
    const { id } = await storedWorkout(database, userId);
    const stranger = await storedAthlete(database);
    expect(await reader.byId(stranger, id)).toBeNull();
    expect(await reader.byIds(stranger, [id])).toEqual([]);
    expect(await reader.recording(stranger, id)).toBeNull();
    expect(await reader.file(stranger, id)).toBeNull();
    expect(await reader.list(stranger, {}, null, 10)).toEqual([]);
    expect(await reader.hasAny(stranger)).toBe(false);
    expect(await new TypeormWorkoutRepository(database.session).remove(stranger, id)).toBeNull();
    expect(await reader.byId(userId, id)).not.toBeNull();
  });

  it('keeps numbers that JSON cannot hold out of the columns', async () => {
    const { id } = await storedWorkout(database, userId, {
      device: { avgHr: Number.NaN, distanceM: Number.POSITIVE_INFINITY },
    });
    expect(await reader.byId(userId, id)).toMatchObject({
      distanceM: null,
      summary: { avgHr: null },
    });
  });
});
