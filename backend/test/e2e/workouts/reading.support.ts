import { jest } from '@jest/globals';
import { ReportAuthors } from '#workouts/index.js';
import { intervalRide5x4 } from '#test/builders/fit/index.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { shortRide, shortRun, uploaded } from './workouts.support.js';

/** An athlete with two rides and a run, and another one without workouts. */
export interface ReadingWorld {
  readonly app: TestApp;
  readonly athlete: HttpClient;
  readonly stranger: HttpClient;
  /** Ids of workouts. */
  readonly ride: string;
  readonly run: string;
  readonly intervals: string;
}

const REPORT = {
  kind: 'first',
  headline: 'Five even efforts',
  sections: [{ title: 'Work', text: 'Even.' }],
  evidence: [],
  coach: 'built-in',
} as const;

export async function startReading(): Promise<ReadingWorld> {
  const app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  jest.spyOn(app.app.get(ReportAuthors), 'reportInContext').mockResolvedValue(REPORT);
  const [athlete, stranger] = await Promise.all([newAthlete(app.url), newAthlete(app.url)]);
  return {
    app,
    athlete,
    stranger,
    ride: await uploaded(athlete, shortRide(), '1733_Ride.fit'),
    run: await uploaded(athlete, shortRun(), 'run.fit'),
    intervals: await uploaded(athlete, intervalRide5x4(), 'intervals.fit'),
  };
}
