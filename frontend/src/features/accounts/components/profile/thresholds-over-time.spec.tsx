import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, type Answers } from '#testing/environment/network.js';
import {
  openProfile,
  savedProfile,
  savedThresholds,
  type OpenedProfile,
} from '#testing/accounts/profile-page.js';
import { fillIn } from '#testing/environment/render-app.js';

const put = 'PUT /api/profile/thresholds/2026-03-01';
const remove = 'DELETE /api/profile/thresholds/2026-09-01';

async function open(answers: Answers = {}): Promise<OpenedProfile> {
  const app = await openProfile(answers);
  await screen.findByRole('table');
  return app;
}

async function correct(app: OpenedProfile, label: string, text: string): Promise<void> {
  await app.user.click(screen.getByRole('button', { name: 'Correct the entry of 2026-03-01' }));
  await app.user.clear(screen.getByLabelText(label));
  await fillIn(app.user, screen.getByLabelText(label), text);
  await app.user.click(screen.getByRole('button', { name: 'Save Entry' }));
}

const cells = (): (string | null)[] =>
  within(screen.getAllByRole('row')[2] as HTMLElement)
    .getAllByRole('cell')
    .slice(0, 5)
    .map(({ textContent }) => textContent);

describe('thresholds over time', () => {
  it('are listed with their day, their units and whose zones they are [PRO-12]', async () => {
    await open();
    expect(cells()).toEqual([
      '240\u00a0W',
      '190\u00a0bpm',
      '52\u00a0bpm',
      '73.5\u00a0kg',
      'Your own',
    ]);
  });

  it('show weight in pounds where units are imperial, and send kilograms', async () => {
    const app = await open({
      'GET /api/profile': { profile: { ...savedProfile, unitSystem: 'IMPERIAL' } },
      [put]: { thresholds: [] },
    });
    expect(cells()[3]).toBe('162\u00a0lb');
    await correct(app, 'Weight', '165.3');
    await waitFor(() => expect(app.network.callsTo(put)[0]?.body).toMatchObject({ weightKg: 75 }));
  });

  it('a correction leaves the base pace and zones set by hand as they are', async () => {
    const app = await open({ [put]: { thresholds: [] } });
    await correct(app, 'FTP', '245');
    expect(await screen.findByText('Thresholds Saved')).toBeTruthy();
    const { validFrom: _day, ...before } = savedThresholds[1] as (typeof savedThresholds)[number];
    expect(app.network.callsTo(put)[0]?.body).toEqual({ ...before, currentFTP: 245 });
    expect(app.network.callsTo('GET /api/profile/thresholds')).toHaveLength(2);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an entry' })),
    );
  });

  it('a new entry is not put over one of the same day', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Add an entry' }));
    await app.user.clear(screen.getByLabelText('Holds from'));
    await app.user.type(screen.getByLabelText('Holds from'), '2026-03-01');
    await app.user.click(screen.getByRole('button', { name: 'Save Entry' }));
    expect(screen.getByText('This day has an entry already. Correct that one.')).toBeTruthy();
    expect(app.network.calls.filter(({ method }) => method === 'PUT')).toHaveLength(0);
  });

  it('what the server refuses stands beside its field', async () => {
    const fields = [{ field: 'weightKg', message: 'Weight must be between 25 and 300 kg' }];
    const app = await open({
      [put]: failure(400, 'VALIDATION_FAILED', 'Check your answers.', { fields }),
    });
    await correct(app, 'Weight', '80');
    expect(await screen.findByText('Weight must be between 25 and 300 kg')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Weight'));
  });

  it.each([
    ['Entry Removed', new Response(null, { status: 204 })],
    ['Removal Failed', failure(500, 'INTERNAL_ERROR', 'Request 3 failed.')],
  ])('removes an entry after asking, and says %s', async (title, answer) => {
    const app = await open({ [remove]: answer });
    await app.user.click(screen.getByRole('button', { name: 'Remove the entry of 2026-09-01' }));
    expect(app.network.callsTo(remove)).toHaveLength(0);
    await app.user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(app.network.callsTo(remove)).toHaveLength(1);
  });

  it('offer to try again where they cannot be loaded', async () => {
    const app = await openProfile({
      'GET /api/profile/thresholds': failure(503, 'SERVICE_UNAVAILABLE', 'Later.'),
    });
    app.network.answer({ 'GET /api/profile/thresholds': { thresholds: savedThresholds } });
    await app.user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
