import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  compareSelectionOf,
  comparisonReport,
  openComparison,
} from '#testing/workouts/open-comparison.js';
import { failure } from '#testing/environment/network.js';
import { metric, rideOf, runOf } from '#testing/workouts/compared-workouts.js';
import { part, parts } from '#testing/workouts/compared-parts.js';
import { mockCanvas } from '#testing/environment/canvas-double.js';

const base = rideOf({ id: 'a', startTime: '2026-11-10T17:00:00.000Z' });
const stronger = rideOf({
  id: 'b',
  avgPower: 194,
  elevGainM: 60,
  metrics: { efficiencyFactor: metric(1.5, 'W/bpm') },
});
const third = rideOf({ id: 'c', startTime: '2026-11-24T17:00:00.000Z', shape: 'intervals' });

const cards = () =>
  within(screen.getByRole('list', { name: 'Workouts compared' })).getAllByRole('listitem');
const text = (element: HTMLElement): string =>
  (element.textContent ?? '').replaceAll('\u00a0', ' ');

/** A row of the differences as it is read out. */
function rowOf(label: string): readonly string[] {
  const row = screen
    .getAllByRole('row')
    .find((candidate) => within(candidate).queryByRole('rowheader')?.textContent === label);
  if (!row) throw new Error(`there is no row ${label}`);
  return within(row).getAllByRole('cell').map(text);
}

const remarks = (): readonly string[] =>
  within(screen.getByRole('list', { name: 'Notes on the differences' }))
    .getAllByRole('listitem')
    .map(text);

describe('comparison', () => {
  beforeEach(mockCanvas);

  it('opens with what changed, and a card for each workout [CMP-01]', async () => {
    await openComparison([base, stronger]);
    const opening = within(await screen.findByRole('region', { name: 'What changed' }));
    expect(text(opening.getByText(/^Stronger/))).toBe(
      'Stronger in normalized power at the same heart rate: on 18 Nov 194 W',
    );
    expect(opening.getByText('Like with like')).toBeTruthy();
    expect(text(opening.getByText(/new level/))).toBe('Next Make 194 W the new level.');
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Tue 10 Nov 2026',
      'Wed 18 Nov 2026',
    ]);
    expect(text(cards()[1] as HTMLElement)).toContain('Wed 18 Nov 2026Cycling, 00:42');
    expect(text(cards()[1] as HTMLElement)).toContain('194 W');
    expect(
      within(cards()[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/workouts/a');
  });

  it('asks the server for the ids of the address [CMP-02]', async () => {
    const { network } = await openComparison([base, stronger]);
    expect(
      network.callsTo('GET /api/workouts/compare').map(({ query }) => query.get('ids')),
    ).toEqual(['a,b']);
  });

  it('marks only what is not comparable, with the reason [P14]', async () => {
    await openComparison([base, stronger]);
    expect(rowOf('Avg power')).toEqual(['182 W', '194 W', '+12 W']);
    expect(rowOf('Avg heart rate')).toEqual(['148 bpm', '148 bpm', 'The same']);
    expect(rowOf('Efficiency factor')[2]).toBe('Not compared2');
    expect(remarks()[1]).toBe('A: It could not be told.');
    const marked = screen.getByText(/^Not compared/).closest('td');
    const note = document.getElementById(marked?.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('A: It could not be told.');
  });

  it('does not compare intervals with a steady ride, in any effort row', async () => {
    await openComparison([base, third]);
    expect(rowOf('Avg power')).toEqual(['182 W', '182 W', 'Not compared1']);
    expect(rowOf('Moving time')[2]).toBe('The same');
    expect(remarks()).toEqual(['They are different kinds of session.']);
  });

  it('takes another base without asking the server again', async () => {
    const { user, network, address } = await openComparison([base, stronger]);
    await user.click(screen.getByRole('button', { name: 'Make base: B, 18 Nov' }));
    await waitFor(() => expect(compareSelectionOf(address())).toEqual(['b', 'a']));
    expect(network.callsTo('GET /api/workouts/compare')).toHaveLength(1);
    expect(
      network.callsTo('GET /api/workouts/compare/report').map(({ query }) => query.get('ids')),
    ).toEqual(['a,b', 'b,a']);
  });

  it('loses one of three workouts', async () => {
    const { user, address } = await openComparison([base, stronger, third]);
    expect(cards()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Remove C, 24 Nov' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(compareSelectionOf(address())).toEqual(['a', 'b']);
  });

  it('shows the conditions beside each other', async () => {
    await openComparison([
      base,
      rideOf({ id: 'b', indoor: true, deviceName: 'Karoo 2', temperature: null }),
    ]);
    const conditions = screen.getByRole('region', { name: 'Conditions' });
    const read = (label: string) =>
      within(within(conditions).getByRole('row', { name: new RegExp(`^${label}`) }))
        .getAllByRole('cell')
        .map(text);
    expect(read('Where')).toEqual(['Outdoors', 'Indoors']);
    expect(read('Temperature')).toEqual(['21 °C', 'Not known']);
    expect(read('Climbing')).toEqual(['9 m/km', 'Not known']);
    expect(read('Device')).toEqual(['Edge 840', 'Karoo 2']);
    expect(read('Sensors')).toEqual([
      'Power, heart rate, cadence, altitude',
      'Power, heart rate, cadence',
    ]);
  });

  it('lays the curves over each other, and tells what stands at the cursor of each', async () => {
    const { user } = await openComparison([base, stronger]);
    const slider = await screen.findByRole('slider');
    slider.focus();
    await user.keyboard('{End}');
    expect(text(slider)).toBe('');
    expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
      '1:00:00, A 300 W, B 300 W',
    );
    await user.click(screen.getByText('Distance', { selector: '.ant-segmented-item-label' }));
    expect((await screen.findByRole('slider')).getAttribute('aria-valuemax')).toBe('36000');
    await user.click(screen.getByText('The curves as a table'));
    expect(
      within(await screen.findByRole('group', { name: 'The curves as a table' })).getAllByRole(
        'row',
      ).length,
    ).toBeGreaterThan(3);
  });

  it('shows the seconds of a finding on the curves, by time and on their channel', async () => {
    const { user } = await openComparison([base, stronger]);
    const chip = await screen.findByRole('link', { name: /B.*194.W at 10:00/ });
    expect(chip.getAttribute('href')).toBe('/workouts/b#t=600-1800&ch=heartRate');
    await screen.findByRole('slider');
    await user.click(screen.getByText('Distance', { selector: '.ant-segmented-item-label' }));
    await user.click(chip);
    expect((await screen.findByRole('slider')).getAttribute('aria-valuemax')).toBe('3600');
    expect(
      screen.getByRole('radio', { name: 'Heart rate', checked: true }).getAttribute('type'),
    ).toBe('radio');
  });

  it('keeps the numbers where the findings do not load', async () => {
    const { user, network } = await openComparison([base, stronger], {
      'GET /api/workouts/compare/report': failure(503, 'ANY', 'No.'),
    });
    expect(await screen.findByText('The findings could not be loaded')).toBeTruthy();
    expect(rowOf('Avg power')).toHaveLength(3);
    network.answer({ 'GET /api/workouts/compare/report': comparisonReport() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'What changed' })).toBeTruthy();
  });

  it('keeps the numbers where the curves do not load', async () => {
    await openComparison([base, stronger], {
      'GET /api/workouts/b/streams': failure(503, 'ANY', 'No.'),
    });
    expect(await screen.findByText('The curves could not be loaded')).toBeTruthy();
    expect(rowOf('Avg power')).toHaveLength(3);
  });

  it('sets the first three of 3 × 4 and 5 × 4 min against each other, then shows the rest [P5]', async () => {
    const row = (a: number | null, b: number) => ({
      parts: [a === null ? null : part({ avgPowerW: a }), part({ avgPowerW: b, avgHr: 168 })],
    });
    await openComparison([base, stronger], {
      'GET /api/workouts/compare/parts': parts({
        reps: {
          kind: 'work',
          compared: 3,
          rows: [row(280, 292), row(278, 292), row(276, 292), row(null, 290), row(null, 288)],
        },
      }),
    });
    const region = await screen.findByRole('region', { name: 'Rep by rep' });
    const rows = within(region).getAllByRole('row').map(text);
    expect(rows.slice(1)).toEqual([
      'Rep 1280 W 165 bpm · 4:00292 W 168 bpm · 4:00+12 W +3 bpm · 0:00',
      'Rep 2278 W 165 bpm · 4:00292 W 168 bpm · 4:00+14 W +3 bpm · 0:00',
      'Rep 3276 W 165 bpm · 4:00292 W 168 bpm · 4:00+16 W +3 bpm · 0:00',
      'Mean of the first 3278 W 165 bpm · 4:00292 W 168 bpm · 4:00+14 W +3 bpm · 0:00',
      'Rep 4–290 W 168 bpm · 4:00',
      'Rep 5–288 W 168 bpm · 4:00',
    ]);
    expect(text(region)).toContain(
      'A has 3, B has 5: the first 3 are compared, the rest are listed.',
    );
  });

  it('shows splits by distance and by time', async () => {
    const splits = (step: number) => ({
      step,
      rows: [{ parts: [part(), part({ avgPowerW: 290 })] }, { parts: [part(), null] }],
    });
    const { user } = await openComparison([base, stronger], {
      'GET /api/workouts/compare/parts': parts({
        splitsByDistance: splits(5000),
        splitsByTime: splits(600),
      }),
    });
    const region = await screen.findByRole('region', { name: 'Splits' });
    const heads = () =>
      within(region)
        .getAllByRole('rowheader')
        .map((head) => text(head));
    expect(heads()).toEqual(['0–5 km', '5–10 km']);
    await user.click(within(region).getByText('Time'));
    expect(heads()).toEqual(['0:00–10:00', '10:00–20:00']);
  });

  it('keeps the numbers where the parts do not load', async () => {
    await openComparison([base, stronger], {
      'GET /api/workouts/compare/parts': failure(503, 'ANY', 'No.'),
    });
    expect(await screen.findByText('Reps, climbs and splits could not be loaded')).toBeTruthy();
    expect(rowOf('Avg power')).toHaveLength(3);
  });

  it('sets the power curves of rides and the best efforts of runs against each other', async () => {
    const curve = (watts: number) => ({
      curves: {
        power: [
          { seconds: 5, watts: watts * 2 },
          { seconds: 300, watts },
        ],
      },
    });
    await openComparison([
      rideOf({ id: 'a', analysis: curve(300) }),
      rideOf({ id: 'b', analysis: curve(310) }),
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Power curves' }))
        .getAllByRole('row')
        .map(text)
        .slice(1),
    ).toEqual(['5 s600 W620 W+20 W', '5 min300 W310 W+10 W']);
  });

  it('tells the best efforts of runs', async () => {
    const efforts = (seconds: number) => ({
      bestEfforts: [{ distanceM: 5000, seconds, startS: 0 }],
    });
    await openComparison([
      runOf({ id: 'a', analysis: efforts(1300) }),
      runOf({ id: 'b', analysis: efforts(1262) }),
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Best efforts' }))
        .getAllByRole('row')
        .map(text)
        .slice(1),
    ).toEqual(['5 km21:4021:02\u22120:38']);
  });
});
