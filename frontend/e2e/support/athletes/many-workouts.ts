import type { Page } from '@playwright/test';

interface Listed {
  readonly id: string;
  readonly sport: string;
  readonly family: 'cycling' | 'running';
  readonly startTime: string;
  readonly [field: string]: unknown;
}

const dayMs = 86_400_000;
const findings = [
  'Five work intervals of 4 min at 295 W, the last 8.7% up on the first',
  'A stronger finish: your pace in the last quarter was 16 s/km faster than in the second, ' +
    'while heart rate rose by 6 bpm',
  'Even pacing to the end',
];

/** Titles of one in ten each: as long as they may be, from right to left, with an emoji. */
const TITLES: Readonly<Record<number, string>> = {
  3: 'Round the reservoir with the club, over both passes and back along the river '
    .repeat(2)
    .slice(0, 120),
  6: 'ריצה ארוכה בפארק הירקון',
  8: '朝ラン 🏃‍♀️',
};

/** The workout of that place in the list, newest first, two on three days. */
function listed(index: number): Listed {
  const run = index % 3 === 1;
  return {
    id: `many-${index}`,
    sport: run ? 'running' : 'cycling',
    family: run ? 'running' : 'cycling',
    title: TITLES[index % 10] ?? null,
    automaticTitle: `${run ? 'Morning run' : 'Morning ride'}, ${30 + (index % 50)} km`,
    startTime: new Date(Date.UTC(2026, 10, 20, 6) - index * 1.5 * dayMs).toISOString(),
    utcOffsetS: 3600,
    indoor: false,
    durationS: 3600 + index,
    elapsedS: 3700 + index,
    distanceM: 30_000,
    avgHr: 142,
    avgPower: run ? null : 210,
    elevGainM: 240,
    trainingStress: 71,
    headline: findings[index % findings.length],
    Upload: { filename: `${index}_ride.fit` },
  };
}

/**
 * Answers every list of workouts in the page with `count` of them, as the server pages and filters
 * them by year.
 */
export async function serveMany(page: Page, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => listed(index));
  const yearOf = ({ startTime }: Listed): number => new Date(startTime).getUTCFullYear();
  const availableYears = [...new Set(all.map(yearOf))].map((year) => ({
    year,
    count: all.filter((one) => yearOf(one) === year).length,
  }));
  await page.route(/\/api\/workouts\/calendar\?/, (route) =>
    route.fulfill({ json: calendarOf(all) }),
  );
  await page.route(/\/api\/workouts(\?|$)/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const year = query.get('year');
    const filtered = year === null ? all : all.filter((one) => yearOf(one) === Number(year));
    const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))];
    await route.fulfill({
      json: {
        workouts: filtered.slice(from, from + limit),
        totalCount: count,
        filteredCount: filtered.length,
        availableSports: ['cycling', 'running'],
        availableActivities: [
          { sport: 'cycling', family: 'cycling', count: count - Math.floor((count + 1) / 3) },
          { sport: 'running', family: 'running', count: Math.floor((count + 1) / 3) },
        ],
        availableYears,
        nextCursor: from + limit < filtered.length ? String(from + limit) : null,
      },
    });
  });
}

/** Days and weeks of the newest workouts; one in four days has no load. */
function calendarOf(all: readonly Listed[]) {
  const days = all.slice(0, 200).map(({ startTime, family }, index) => {
    const [rides, runs] = family === 'cycling' ? [1, 0] : [0, 1];
    const load = index % 4 === 3 ? null : 40 + ((index * 37) % 120);
    return {
      ...{ day: startTime.slice(0, 10), rides, runs, workouts: 1 },
      ...{
        movingS: 3600 + index * 60,
        distanceM: 30_000,
        load,
        withoutLoad: load === null ? 1 : 0,
      },
    };
  });
  const mondays = [...new Set(days.map(({ day }) => mondayOf(day)))];
  const weeks = mondays.map((week) => {
    const of = days.filter(({ day }) => mondayOf(day) === week);
    const sum = (pick: (day: (typeof days)[number]) => number): number =>
      of.reduce((total, day) => total + pick(day), 0);
    return {
      ...{ week, workouts: of.length, movingS: sum(({ movingS }) => movingS) },
      ...{ distanceM: sum(({ distanceM }) => distanceM), load: sum(({ load }) => load ?? 0) },
      withoutLoad: sum(({ withoutLoad }) => withoutLoad),
    };
  });
  return { from: '2026-10-26', to: '2026-12-06', days: days.reverse(), weeks: weeks.reverse() };
}

function mondayOf(day: string): string {
  const time = Date.parse(day);
  const since = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - since * dayMs).toISOString().slice(0, 10);
}
