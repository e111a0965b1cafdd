import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  openWorkoutsSession,
  storedAthlete,
  storedWorkout,
} from '#test/builders/workouts/stored-workout.js';
import type { TestSession } from '#test/support/test-session.js';
import type { ListPlace, WorkoutFilter } from '#workouts/domain/library/workout-views.js';
import { searchQuery } from '#workouts/domain/search/search-query.js';
import { TypeormWorkoutReader } from '../workouts/typeorm-workout.reader.js';
import { TypeormWorkoutRepository } from '../workouts/typeorm-workout.repository.js';

const TODAY = '2026-11-23';

describe('searching workouts', () => {
  let database: TestSession;
  let reader: TypeormWorkoutReader;
  let repository: TypeormWorkoutRepository;
  let userId: string;
  beforeAll(async () => {
    database = await openWorkoutsSession();
    reader = new TypeormWorkoutReader(database.session);
    repository = new TypeormWorkoutRepository(database.session);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await storedAthlete(database);
  });

  const starting = async (time: string, title: string | null = null, utcOffsetS = 0) => {
    const { id } = await storedWorkout(database, userId, {
      startTimeMs: Date.parse(time),
      utcOffsetS,
    });
    if (title !== null) await repository.describe(userId, id, { title });
    return id;
  };
  const filterOf = (typed: string): WorkoutFilter => ({ search: searchQuery(typed, TODAY) });
  const found = async (typed: string, more: WorkoutFilter = {}) => {
    const filter = { ...filterOf(typed), ...more };
    const list = await reader.list(userId, filter, null, 100);
    expect(await reader.countFound(userId, filter)).toBe(list.length);
    return list.map(({ id }) => id);
  };

  it.each([
    ['İSTANBUL Boğazı', 'istanbul bogaz'],
    ['Diyarbakır', 'DIYARBAKIR'],
    ['朝ラン', '朝'],
    ['朝ラン', 'らん'],
    ['李', '李'],
    ['לרוץ בתל אביב', 'אביב'],
    ['100 % up_hill', '100 %'],
    ["D'Huez \\ Alpe", "d'huez"],
  ])('finds %s by %s', async (title, typed) => {
    const id = await starting('2026-05-01T08:00:00Z', title);
    await starting('2026-05-02T08:00:00Z', 'another');
    expect(await found(typed)).toEqual([id]);
  });

  it('takes signs of patterns for themselves', async () => {
    await starting('2026-05-01T08:00:00Z', 'plain');
    expect(await found('%')).toEqual([]);
    expect(await found('pla%n')).toEqual([]);
    expect(await found("' OR 1=1 --")).toEqual([]);
  });

  it('finds days by the clock of the place, and words that name days', async () => {
    const june = await starting('2025-06-14T23:30:00Z', null, -3600);
    const newYear = await starting('2025-12-31T23:30:00Z', null, 7200);
    const march = await starting('2026-10-10T08:00:00Z', 'March with friends');
    expect(await found('14 june')).toEqual([june]);
    expect(await found('june 2025')).toEqual([june]);
    expect(await found('saturday')).toEqual([march, june]);
    expect(await found('1 jan 2026')).toEqual([newYear]);
    expect(await found('2025')).toEqual([june]);
    expect(await found('march')).toEqual([march]);
  });

  it('asks for every part, and combines with all other filters', async () => {
    const tempo = await starting('2026-06-14T08:00:00Z', 'Tempo');
    await starting('2026-07-14T08:00:00Z', 'Tempo');
    await starting('2026-06-15T08:00:00Z', 'Easy');
    expect(await found('tempo in june')).toEqual([tempo]);
    expect(await found('tempo', { year: 2026, month: 6 })).toEqual([tempo]);
    expect(await found('tempo', { from: '2026-06-14', to: '2026-06-14' })).toEqual([tempo]);
    expect(await found('tempo', { family: 'running' })).toEqual([]);
  });

  it('pages through what it finds, newest first, each exactly once', async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 7; day++) {
      ids.unshift(await starting(`2026-05-0${day}T08:00:00Z`, 'Same'));
      await starting(`2026-05-0${day}T18:00:00Z`, 'Other');
    }
    const seen: string[] = [];
    let after: ListPlace | null = null;
    do {
      const page: readonly ListPlace[] = await reader.list(userId, filterOf('same'), after, 3);
      seen.push(...page.map(({ id }) => id));
      after = page.at(-1) ?? null;
    } while (after);
    expect(seen).toEqual(ids);
  });

  it("finds nothing of another athlete's, and nothing that was deleted", async () => {
    const id = await starting('2026-05-01T08:00:00Z', 'Secret');
    const stranger = await storedAthlete(database);
    expect(await reader.list(stranger, filterOf('secret'), null, 10)).toEqual([]);
    expect(await reader.countFound(stranger, {})).toBe(0);
    expect(await reader.dayTotals(stranger, {})).toEqual([]);
    await repository.remove(userId, id);
    expect(await found('secret')).toEqual([]);
  });

  it('forgets words that are no longer there, and keeps the set of the workout', async () => {
    const { id } = await storedWorkout(
      database,
      userId,
      {},
      {
        sessionShape: 'intervals',
        intervalSummary: {
          ...{ source: 'manual_laps', confidence: 1, groups: [], work: null, recovery: null },
          pattern: { text: '6 × 3 min', kind: 'repeats', count: 6, sets: 1 },
        },
      },
    );
    await repository.describe(userId, id, { title: 'Track', notes: 'windy' });
    expect(await found('track windy 6x3')).toEqual([id]);
    await repository.describe(userId, id, { title: null });
    expect(await found('track')).toEqual([]);
    expect(await found('windy 6 × 3')).toEqual([id]);
    expect((await reader.list(userId, {}, null, 1))[0]?.workSet).toBe('6 × 3 min');
  });

  it('adds up days by family, with loads that are known', async () => {
    const load = { trainingStress: { value: 70, applicable: true, unit: 'TSS', version: 1 } };
    const startTimeMs = Date.parse('2026-05-01T08:00:00Z');
    await storedWorkout(database, userId, { startTimeMs, utcOffsetS: 0 }, { metrics: load });
    await starting('2026-05-01T18:00:00Z');
    const totals = await reader.dayTotals(userId, { from: '2026-05-01', to: '2026-05-01' });
    expect(totals).toEqual([
      expect.objectContaining({
        ...{ day: '2026-05-01', family: 'cycling', workouts: 2, load: 70, withoutLoad: 1 },
      }),
    ]);
  });
});
