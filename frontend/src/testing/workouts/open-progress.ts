import { screen } from '@testing-library/react';
import { addDays, dayOn } from '#features/workouts/model/progress/calendar.js';
import type { Progress } from '#features/workouts/model/progress/progress.js';
import { signedIn } from '../accounts/signed-in.js';
import type { Answers, Call, Network } from '../environment/network.js';
import { renderApp, type RenderedApp } from '../environment/render-app.js';
import { progressOver, ridingRecords, runningRecords } from './progress.js';

export const TODAY = dayOn(new Date());
export const NINE = [4, 4, 4, 4, 5, 6, 7, 8, 2];

/** A progress that ends today, with three years behind it. */
export const training = (
  hours: readonly number[] = NINE,
  changes: Partial<Progress> = {},
): Progress => progressOver(hours, { to: TODAY, firstDay: addDays(TODAY, -1000), ...changes });
export const nothing = (): Progress => progressOver([0], { to: TODAY, firstDay: null });

interface Athlete {
  readonly rides?: Progress | null;
  readonly runs?: Progress | null;
  readonly whole?: Progress;
  readonly answers?: Answers;
}

export async function openProgress(
  address: string,
  { rides = training(), runs = null, whole, answers = {} }: Athlete = {},
): Promise<RenderedApp & { network: Network }> {
  const families = [
    ...(rides ? (['cycling'] as const) : []),
    ...(runs ? (['running'] as const) : []),
  ];
  const ofFamily = (query: URLSearchParams): Progress => {
    if (query.get('family') === 'running') return runs ?? nothing();
    return query.get('family') === 'cycling'
      ? (rides ?? nothing())
      : (whole ?? rides ?? runs ?? nothing());
  };
  const network = signedIn({
    'GET /api/progress': ({ query }: Call) => ({ ...ofFamily(query), families }),
    'GET /api/progress/findings': { findings: [], next: null },
    'GET /api/records': ({ query }: Call) =>
      query.get('family') === 'running' || !rides ? runningRecords() : ridingRecords(),
    ...answers,
  });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return { ...app, network };
}

export const spaces = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
