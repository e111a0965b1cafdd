import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { athlete } from '#testing/accounts/athlete.js';
import { failure, type Answer } from '#testing/environment/network.js';
import { draftServer } from '#testing/accounts/questionnaire.js';
import { fillIn, renderApp } from '#testing/environment/render-app.js';

const complete = 'POST /api/onboarding/complete';
const missing = failure(
  400,
  'ONBOARDING_INCOMPLETE',
  'Please complete the following required fields: Age, Stress Level.',
  {
    missingFields: ['Age', 'Stress Level'],
    missingByStep: { 'Personal Info': ['Age'], 'Health & Lifestyle': ['Stress Level'] },
  },
);

async function atTheEnd(answer: Answer, draft = {}) {
  const server = draftServer({ draft, answers: { [complete]: answer } });
  const app = renderApp('/onboarding?step=6');
  await screen.findByRole('heading', { name: 'Step 6 of 6: Goals & Planning' });
  return { server, ...app };
}

const failures: readonly (readonly [
  what: string,
  before: (server: ReturnType<typeof draftServer>) => void,
])[] = [
  ['the completion', () => undefined],
  ['saving', (server) => server.breakDown()],
];

describe('completing the questionnaire', () => {
  it('saves at the last step, completes, says so and goes home [ONB-25, ONB-26]', async () => {
    const { server, user, address } = await atTheEnd({
      user: athlete({ profileCompleted: true }),
      profile: {},
    });
    await fillIn(user, screen.getByRole('textbox', { name: 'Event' }), 'Marmotte');
    await user.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(await screen.findByText('Onboarding Complete!')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
    const calls = server.network.calls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /PATCH|complete/.test(call));
    expect(calls).toEqual(['PATCH /api/onboarding/draft', complete]);
    expect(server.patches()[0]).toMatchObject({ currentStep: 6, eventType: 'Marmotte' });
  });

  it('lists what is missing and leads to the first [ONB-27, ONB-28, ONB-29, ONB-32]', async () => {
    const { user } = await atTheEnd(missing);
    await user.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(await screen.findByText('Missing Required Information')).toBeTruthy();
    expect(screen.getByText('Please complete the following required fields:')).toBeTruthy();
    expect(screen.getByText('Personal Info: Age')).toBeTruthy();
    expect(screen.getByText('Health & Lifestyle: Stress Level')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Step 1 of 6: Basic Information' });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Age' })),
    );
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '34');
    expect(screen.queryByText('Please fill this in.')).toBeNull();
  });

  it('leads to the answer that the server will not take', async () => {
    const wrong = failure(400, 'VALIDATION_FAILED', 'FTP must be between 30 and 700 W', {
      fields: [{ field: 'currentFTP', message: 'FTP must be between 30 and 700 W' }],
    });
    const { user } = await atTheEnd(wrong);
    await user.click(screen.getByRole('button', { name: 'Complete Profile' }));
    await screen.findByRole('heading', { name: 'Step 4 of 6: Power Zones' });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Current FTP' })),
    );
    expect(document.getElementById('answer-currentFTP-problem')?.textContent).toBe(
      'FTP must be between 30 and 700 W',
    );
  });

  it('does not send what cannot be right, but leads to it [ONB-31]', async () => {
    const { user, server } = await atTheEnd(missing, { maxHR: 400, restingHR: 50 });
    await user.click(screen.getByRole('button', { name: 'Complete Profile' }));
    await screen.findByRole('heading', { name: 'Step 5 of 6: Heart Rate Zones' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Max heart rate' }));
    expect(screen.getByText('Please enter 100 to 250 bpm.')).toBeTruthy();
    expect(server.network.callsTo(complete)).toHaveLength(0);
  });

  it.each(failures)('says so where %s fails, and stays [ONB-30]', async (_, before) => {
    const { user, server, address } = await atTheEnd(failure(500, 'INTERNAL', 'Request 1 failed.'));
    before(server);
    await user.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(
      await screen.findByText('Failed to complete onboarding. Please try again.'),
    ).toBeTruthy();
    expect(address()).toBe('/onboarding?step=6');
  });
});
