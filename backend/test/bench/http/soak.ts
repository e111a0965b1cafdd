import { setTimeout as pause } from 'node:timers/promises';
import { buildRide } from '#test/builders/fit/index.js';
import { upload } from '#test/e2e/workouts/workouts.support.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { residentMb } from './process-figures.js';
import { ms } from './result.js';
import { share } from './share.js';
import type { Stage } from './stage.js';

const ATHLETES = 20;
/** Each does something so often. */
const BETWEEN_MS = 1000;
const SAMPLE_MS = 5000;
const METRICS_TOKEN = 'benchmark-only-token';
const EXPECTED = new Set([200, 201, 202, 409, 429]);
/** Memory drifts less than this from the second fifth of the time to the last. */
const DRIFT = 0.1;
const LAG_MS = 50;
const DAYS = 1000;

export const SOAK_ENV = { METRICS_TOKEN };

interface Seen {
  readonly megabytes: number[];
  readonly lagsMs: number[];
  readonly wrong: Map<string, number>;
  done: number;
}

/**
 * A mixed day of work in so many minutes: pages, curves, uploads, questions, progress. Shows
 * whether anything grows or stops.
 */
export async function soak({ product, tell }: Stage, minutes: number): Promise<void> {
  const until = Date.now() + minutes * 60_000;
  const seen: Seen = { megabytes: [], lagsMs: [], wrong: new Map(), done: 0 };
  const athletes: HttpClient[] = [];
  for (let number = 0; number < ATHLETES; number += 1)
    athletes.push(await newAthlete(product.url, {}, { plan: 'active' }));
  await Promise.all([
    ...athletes.map((athlete, number) => live(athlete, number, until, seen)),
    watch(product, until, seen),
  ]);
  const fifth = Math.floor(seen.megabytes.length / 5);
  const early = mean(seen.megabytes.slice(fifth, 2 * fifth));
  const late = mean(seen.megabytes.slice(-fifth));
  const drift = late / early - 1;
  const lag = share(seen.lagsMs, 0.99);
  const wrong = [...seen.wrong].map(([what, count]) => `${count} x ${what}`).join(', ');
  tell({
    what: `${minutes} minutes of ${ATHLETES} athletes at work`,
    connections: ATHLETES,
    ratio: null,
    seen:
      `${seen.done} requests; memory ${early.toFixed(0)} to ${late.toFixed(0)} MB ` +
      `(${(drift * 100).toFixed(1)} %); event loop p99 ${ms(lag)} late; ` +
      `${wrong === '' ? 'nothing refused' : wrong}`,
    goal: 'memory at most 10 % more, event loop at most 50 ms late, nothing refused but by limits',
    held: drift <= DRIFT && lag <= LAG_MS && wrong === '',
  });
}

async function live(athlete: HttpClient, number: number, until: number, seen: Seen): Promise<void> {
  let workoutId = '';
  for (let turn = 0; Date.now() < until; turn += 1) {
    const begun = Date.now();
    const answer = await act(athlete, number, turn, workoutId);
    if (answer.workoutId !== undefined) workoutId = answer.workoutId;
    seen.done += 1;
    if (!EXPECTED.has(answer.status))
      seen.wrong.set(
        `${answer.what} ${answer.status}`,
        (seen.wrong.get(`${answer.what} ${answer.status}`) ?? 0) + 1,
      );
    await pause(Math.max(0, BETWEEN_MS - (Date.now() - begun)));
  }
}

interface Acted {
  readonly what: string;
  readonly status: number;
  readonly workoutId?: string;
}

/** What an athlete does in turn: mostly reading, now and then an upload, a question, progress. */
async function act(
  athlete: HttpClient,
  number: number,
  turn: number,
  workoutId: string,
): Promise<Acted> {
  if (workoutId === '' || turn % 30 === 0) {
    const day = (turn / 30 + number) % DAYS;
    const file = buildRide({
      seconds: 1200,
      seed: number,
      startTime: new Date(Date.UTC(2024, 0, 1 + day, 7, turn % 60)),
    });
    const { status, body } = await upload<{ id?: string }>(athlete, file);
    return { what: 'upload', status, ...(body.id !== undefined && { workoutId: body.id }) };
  }
  if (turn % 30 === 7) return question(athlete, workoutId);
  const paths = [
    '/api/workouts?limit=10',
    `/api/workouts/${workoutId}`,
    `/api/workouts/${workoutId}/streams?points=2000`,
    '/api/auth/me',
    '/api/progress',
    '/api/records',
    `/api/chat/messages?workoutId=${workoutId}`,
  ];
  const path = paths[turn % paths.length] ?? '';
  return { what: path.replace(workoutId, '{id}'), status: (await athlete.get(path)).status };
}

async function question(athlete: HttpClient, workoutId: string): Promise<Acted> {
  const response = await fetch(`${athlete.url}/api/ai/chat`, {
    method: 'POST',
    body: JSON.stringify({ message: 'Did I fade at the end?', workoutId }),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      Authorization: `Bearer ${athlete.token ?? ''}`,
    },
  });
  const whole = (await response.text()).includes('"done":true');
  return { what: 'question', status: response.ok && !whole ? 0 : response.status };
}

async function watch({ pid, url }: Stage['product'], until: number, seen: Seen): Promise<void> {
  while (Date.now() < until) {
    seen.megabytes.push(await residentMb(pid));
    const metrics = await (
      await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
    ).text();
    const lag = /^nodejs_eventloop_lag_p99_seconds\S* (\S+)$/m.exec(metrics)?.[1];
    if (lag === undefined) throw new Error('the product tells nothing of its event loop');
    seen.lagsMs.push(Number(lag) * 1000);
    await pause(Math.min(SAMPLE_MS, Math.max(0, until - Date.now())));
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
