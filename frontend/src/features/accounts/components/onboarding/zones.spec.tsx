import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { draftServer } from '#testing/accounts/questionnaire.js';
import { fillIn, renderApp } from '#testing/environment/render-app.js';

const edge = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('zones of the questionnaire', () => {
  it('power zones follow from FTP and stay editable [ONB-16, ONB-45, ONB-46]', async () => {
    const server = draftServer({ currentStep: 4 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: 'Step 4 of 6: Power Zones' });
    expect(button('Work out from FTP').disabled).toBe(true);
    expect(screen.getByText('Needs your current FTP.')).toBeTruthy();
    await fillIn(user, edge('Current FTP'), '200');
    await user.click(button('Work out from FTP'));
    expect([edge('Power zones: zone 1 to').value, edge('Power zones: zone 5 to').value]).toEqual([
      '110',
      '300',
    ]);
    await user.clear(edge('Power zones: zone 2 to'));
    await fillIn(user, edge('Power zones: zone 2 to'), '155');
    expect(edge('Power zones: zone 3 from').value).toBe('155');
    await waitFor(() =>
      expect(server.stored).toMatchObject({
        powerZone1Min: 0,
        powerZone2Max: 155,
        powerZone3Min: 155,
      }),
    );
  });

  it('that do not touch are said to', async () => {
    draftServer({
      draft: { powerZone1Min: 0, powerZone1Max: 110, powerZone2Min: 120, powerZone2Max: 100 },
      currentStep: 4,
    });
    renderApp('/onboarding');
    expect(await screen.findByText('Zones 1 and 2 do not touch.')).toBeTruthy();
    expect(screen.getByText('Zone 2 ends no higher than it begins.')).toBeTruthy();
  });

  it('heart rate zones need both rates and a sport [ONB-18, ONB-45, ONB-47, ONB-48]', async () => {
    const server = draftServer({ currentStep: 5 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: 'Step 5 of 6: Heart Rate Zones' });
    await fillIn(user, edge('Max heart rate'), '190');
    expect(button('Work out for cycling').disabled).toBe(true);
    await fillIn(user, edge('Resting heart rate'), '50');
    await user.click(button('Work out for cycling'));
    expect(screen.queryByRole('button', { name: 'Work out for running' })).toBeNull();
    await waitFor(() =>
      expect(server.stored).toMatchObject({ cyclingHRZone1Min: 120, cyclingHRZone5Max: 190 }),
    );
    expect(Object.keys(server.stored).filter((name) => name.startsWith('runningHR'))).toEqual([]);
  });

  it('of pace come from the best time and follow the unit [ONB-17, ONB-41, ONB-44]', async () => {
    const server = draftServer({ draft: { activityTypes: ['RUNNING'] }, currentStep: 4 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: 'Step 4 of 6: Running Pace Zones' });
    await fillIn(user, edge('Best 5 km'), '25:75');
    await user.tab();
    expect(screen.getByText('Please write the time as 24:30, with seconds below 60.')).toBeTruthy();
    expect(button('Work out from best time').disabled).toBe(true);
    await user.clear(edge('Best 5 km'));
    await fillIn(user, edge('Best 5 km'), '25');
    await user.tab();
    expect(edge('Best 5 km').value).toBe('25:00');
    await user.click(button('Work out from best time'));
    expect(edge('Pace zones: zone 1 from').value).toBe('7:00');
    await user.click(screen.getByRole('radio', { name: 'min/mi' }));
    expect(edge('Pace zones: zone 1 from').value).toBe('11:16');
    await waitFor(() =>
      expect(server.stored).toMatchObject({
        best5kTime: '25:00',
        best5kTimeSeconds: 1500,
        runningPaceUnit: 'min/mi',
        paceZone5Max: '7:14',
      }),
    );
  });

  it('goals take minutes, mm:ss or hh:mm:ss, the marathon in hours [ONB-42, ONB-43]', async () => {
    const server = draftServer({ draft: { activityTypes: ['RUNNING'] }, currentStep: 4 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: 'Step 4 of 6: Running Pace Zones' });
    await fillIn(user, edge('Marathon goal'), '225');
    await fillIn(user, edge('10 km goal'), '45:30');
    await user.tab();
    expect(edge('Marathon goal').value).toBe('3:45:00');
    await waitFor(() =>
      expect(server.stored).toMatchObject({
        goalMarathonTime: '3:45:00',
        goalMarathonTimeSeconds: 13500,
        goal10kTimeSeconds: 2730,
      }),
    );
  });
});
