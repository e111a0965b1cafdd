import type { Page } from '@playwright/test';
import {
  comparingClimber,
  comparingRider,
  comparingRunner,
} from '../support/athletes/compare-athletes.js';
import { heading, type Picture } from '../support/page/picture.js';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

/**
 * Two rides, three runs, two sets of unlike length, three rides over the same climbs, two sessions
 * that are no comparison, and a comparison that cannot be loaded.
 */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const rider = await comparingRider(url, 'compare-pictures-rider@example.org');
  const runner = await comparingRunner(url, 'compare-pictures-runner@example.org');
  const curves = (page: Page) => page.getByRole('slider').waitFor();
  const climber = await comparingClimber(url, 'compare-pictures-climber@example.org');
  const parts = (page: Page) => page.getByRole('region', { name: 'Splits' }).waitFor();
  const { token } = rider.athlete;
  return [
    {
      name: 'compare-rides',
      path: `/compare?ids=${rider.steady},${rider.stronger}`,
      token,
      settled: async (page) => {
        await curves(page);
        await parts(page);
      },
    },
    {
      name: 'compare-runs',
      path: `/compare?ids=${runner.runs.join(',')}`,
      token: runner.athlete.token,
      settled: curves,
    },
    {
      name: 'compare-sets',
      path: `/compare?ids=${climber.three},${climber.five}`,
      token: climber.athlete.token,
      settled: parts,
    },
    {
      name: 'compare-climbs',
      path: `/compare?ids=${climber.climbs.join(',')}`,
      token: climber.athlete.token,
      settled: parts,
    },
    {
      name: 'compare-apart',
      path: `/compare?ids=${rider.steady},${rider.intervals}`,
      token,
      settled: curves,
    },
    {
      name: 'compare-missing',
      path: `/compare?ids=${rider.steady},${NOBODYS}`,
      token,
      settled: heading('A workout is missing'),
    },
  ];
}
