import { EVERYDAY_ATHLETE } from '#workouts/domain/simulation/athlete.js';
import { fitBytes } from '#test/builders/physics/fit-bytes.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import { HttpClient, newAthlete, type Answer } from '#test/support/http-client.js';
import { ToolFailure, type ToolIo } from '../tool.js';
import { trainingWeeks, type TrainingDay } from './training-plan.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SeedOptions {
  readonly weeks: number;
  readonly io: ToolIo;
  readonly now?: Date;
}

/** Uploads on the way at the same time. */
const CONCURRENCY = 3;

/**
 * Gives a running server an athlete with a plan, thresholds and weeks of generated training.
 * Uploads only what the athlete does not have, so an interrupted run can be repeated.
 */
export async function seedAthlete(
  url: string,
  credentials: Credentials,
  { weeks, io, now = new Date() }: SeedOptions,
): Promise<void> {
  const athlete = await signIn(url, credentials);
  const known = await fileNames(athlete);
  const missing = trainingWeeks(weeks, now).filter(({ fileName }) => !known.has(fileName));
  const queue = [...missing];
  const uploadNext = async (): Promise<void> => {
    for (let day = queue.shift(); day !== undefined; day = queue.shift()) {
      await upload(athlete, day);
      io.out('.');
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, uploadNext));
  io.out(`\n${missing.length} workouts added for ${credentials.email}\n`);
}

async function signIn(url: string, credentials: Credentials): Promise<HttpClient> {
  const client = new HttpClient(url);
  const answer = await client.post<{ token: string }>('/api/auth/login', credentials);
  if (answer.status < 300) return client.as(answer.body.token);
  const athlete = await newAthlete(url, { ...credentials }, { plan: 'active' });
  const { ftpW, maxHr, restingHr, weightKg } = EVERYDAY_ATHLETE;
  const thresholds = { currentFTP: ftpW, maxHR: maxHr, restingHR: restingHr, weightKg };
  await succeed(athlete.post('/api/profile', thresholds));
  return athlete;
}

async function fileNames(athlete: HttpClient): Promise<ReadonlySet<string>> {
  const { workouts } = await succeed(
    athlete.get<{ workouts: { fileName: string }[] }>('/api/workouts?limit=100'),
  );
  return new Set(workouts.map(({ fileName }) => fileName));
}

async function upload(athlete: HttpClient, { fileName, plan }: TrainingDay): Promise<void> {
  const form = new FormData();
  form.append('fitFile', new Blob([fitBytes(makeSession(plan).recording).slice()]), fileName);
  await succeed(athlete.send('/api/workouts/upload', { method: 'POST', body: form }));
}

async function succeed<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await asked;
  if (status >= 300)
    throw new ToolFailure(`the server answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
