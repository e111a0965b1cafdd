import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { mockCanvas } from '../../../../testing/canvas-double.js';
import { failure } from '../../../../testing/network.js';
import { openWorkout } from '../../../../testing/open-workout.js';
import { openedRun, openedWorkout, recordedStreams, segment } from '../../../../testing/workout-detail.js';

const charts = () => within(screen.getByLabelText('Charts'));
const sheet = () => screen.getByLabelText(/in the workout\. Arrow keys/);

/** A column of the readout: its mean, and what stands at the cursor. */
function column(label: string): { mean: string; cursor: string } {
  const cell = charts().getAllByText(label).map((found) => found.closest('[data-reading]')).find(Boolean);
  const [, mean, cursor] = [...(cell?.children ?? [])].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' ').trim());
  return { mean: mean ?? '', cursor: cursor ?? '' };
}

const means = (...labels: string[]): string[] => labels.map((label) => column(label).mean);

/** The sheet is 1000 px wide in these tests. jsdom has no pointer events; a mouse event carries what is read of them. */
function point(type: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number): void {
  fireEvent(sheet(), new MouseEvent(type, { bubbles: true, clientX }));
}

function drag(from: number, to: number): void {
  point('pointerdown', from);
  point('pointermove', to);
  point('pointerup', to);
}

async function open(...opened: Parameters<typeof openWorkout>): Promise<Awaited<ReturnType<typeof openWorkout>>> {
  const app = await openWorkout(...opened);
  await charts().findByText('Whole workout');
  return app;
}

describe('workout chart', () => {
  beforeEach(() => {
    mockCanvas();
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 1000, top: 0, height: 400 } as DOMRect);
  });

  it('tells the whole workout in the numbers of the summary, not counted anew', async () => {
    await open(openedWorkout());
    expect(means('Time', 'Distance', 'Power', 'Heart rate', 'Speed', 'Cadence')).toEqual(['1:00:00', '36.00 km', '182 W', '148 bpm', '36.0 km/h', '88 rpm']);
  });

  it('zooms to what is dragged open and tells that range’s own means', async () => {
    await open(openedWorkout());
    drag(500, 1000);
    expect(charts().getByText('30:00 to 1:00:00')).toBeTruthy();
    expect(means('Time', 'Distance', 'Heart rate', 'Speed', 'Cadence')).toEqual(['30:00', '18.00 km', '145 bpm', '36.0 km/h', '90 rpm']);
    expect(column('Power').mean).toBe('297 W');
    expect(sheet().getAttribute('aria-valuemin')).toBe('1800');
  });

  it('goes back to the whole with Reset and with a double click', async () => {
    const { user } = await open(openedWorkout());
    drag(500, 1000);
    await user.click(charts().getByText('Reset'));
    expect(charts().getByText('Whole workout')).toBeTruthy();
    drag(0, 250);
    fireEvent.doubleClick(sheet());
    expect(charts().getByText('Whole workout')).toBeTruthy();
  });

  it('reads every channel at one cursor', async () => {
    await open(openedWorkout());
    point('pointermove', 250);
    expect(['Time', 'Distance', 'Power', 'Heart rate'].map((label) => column(label).cursor)).toEqual(['15:00', '9.00 km', '100 W', '115 bpm']);
  });

  it('can be read, zoomed and panned with the keyboard, and says where it stands', async () => {
    await open(openedWorkout());
    fireEvent.keyDown(sheet(), { key: 'Home' });
    fireEvent.keyDown(sheet(), { key: 'ArrowRight' });
    expect(sheet().getAttribute('aria-valuetext')).toBe('0:36, 0.36\u00a0km, Power 100\u00a0W, Heart rate 101\u00a0bpm, Speed 36.0\u00a0km/h, Cadence 90\u00a0rpm');
    fireEvent.keyDown(sheet(), { key: '+' });
    expect(sheet().getAttribute('aria-valuemax')).toBe('1818');
    fireEvent.keyDown(sheet(), { key: 'ArrowRight', shiftKey: true });
    expect(sheet().getAttribute('aria-valuemin')).toBe('378');
    fireEvent.keyDown(sheet(), { key: 'Escape' });
    expect(sheet().getAttribute('aria-valuemax')).toBe('3600');
  });

  it('hides and shows a curve and remembers it', async () => {
    const { user } = await open(openedWorkout());
    const toggle = charts().getByTitle('Hide power');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    expect(charts().getAllByText('Power')).toHaveLength(1);
    expect(localStorage.getItem('workout.hidden')).toBe('["power"]');
  });

  it('lays the curves out by distance where the athlete wants it', async () => {
    const { user } = await open(openedWorkout());
    await user.click(charts().getByText('Distance', { selector: '.ant-segmented-item-label' }));
    expect(charts().getByText('10 km')).toBeTruthy();
    drag(0, 500);
    expect(column('Distance').mean).toBe('18.00 km');
  });

  it('says in place what a ride was not recorded with, and asks no run for power', async () => {
    const { channels } = recordedStreams();
    const { power, ...others } = channels;
    expect(power).toBeDefined();
    await open(openedWorkout(), { 'GET /api/workouts/ride-1/streams': recordedStreams({ channels: others }) });
    expect(charts().getByText('The file holds no power.', { exact: false })).toBeTruthy();
    expect(charts().getByText('The file holds no elevation.', { exact: false })).toBeTruthy();
  });

  it('shows a run by pace and without power', async () => {
    const { power, ...others } = recordedStreams().channels;
    expect(power).toBeDefined();
    await open(openedRun(), { 'GET /api/workouts/run-1/streams': recordedStreams({ channels: others }) });
    expect(column('Pace').mean).toBe('4:30 /km');
    expect(charts().queryByText('The file holds no power.', { exact: false })).toBeNull();
  });

  it('marks pauses and lap boundaries', async () => {
    await open(openedWorkout(), {
      'GET /api/workouts/ride-1/streams': recordedStreams({ pauses: [{ from: 900, to: 1080 }], laps: [{ from: 0, to: 1800 }, { from: 1800, to: 3600 }] }),
    });
    const { left, width } = screen.getByTestId('pause').style;
    expect([left, width]).toEqual(['25%', '5%']);
    expect(within(sheet()).getByText('2').parentElement?.style.left).toBe('50%');
  });

  it('says where means are taken from thinned points', async () => {
    const days = recordedStreams({ durationS: 40_000 });
    await open(openedWorkout(), { 'GET /api/workouts/ride-1/streams': days });
    drag(0, 50);
    expect(charts().getByText('from the reduced chart data')).toBeTruthy();
  });

  it('is there as a table for those who do not see it', async () => {
    await open(openedWorkout());
    const details = charts().getByText('The curves as a table').closest('details');
    if (!details) throw new Error('there is no table');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const rows = [...details.querySelectorAll('tbody tr')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows[0]).toBe('0:003.00 km100 W103 bpm36.0 km/h90 rpm');
    expect(rows).toHaveLength(12);
  });

  it('says that the curves could not be loaded and loads them again on demand', async () => {
    const { user, network } = await openWorkout(openedWorkout(), { 'GET /api/workouts/ride-1/streams': failure(503, 'ANY', 'No.') });
    await screen.findByText('The curves could not be loaded');
    network.answer({ 'GET /api/workouts/ride-1/streams': recordedStreams() });
    await user.click(screen.getByText('Try again'));
    expect(await charts().findByText('Whole workout')).toBeTruthy();
  });
});

describe('intervals and laps', () => {
  beforeEach(mockCanvas);

  const ride = openedWorkout();
  const intervals = [
    segment({ kind: 'warmup', from: 0, to: 600 }),
    segment({ kind: 'work', from: 600, to: 1200, avgPowerW: 252 }),
    segment({ kind: 'recovery', from: 1200, to: 1500, avgPowerW: 110 }),
    segment({ kind: 'work', from: 1500, to: 2100, avgPowerW: 248 }),
  ];
  const session = { ...ride, analysis: { ...ride.analysis, intervals, laps: [segment()] } };

  it('tell work from recovery by name', async () => {
    await open(session);
    const table = within(screen.getByRole('region', { name: 'Intervals' }));
    expect((await table.findAllByTitle('Look at it on the curves')).map(({ textContent }) => textContent)).toEqual(['Warm-up', 'Work 1', 'Recovery', 'Work 2']);
    expect(table.getByText('252 W')).toBeTruthy();
  });

  it('are marked on the curves under the pointer, and looked at closely at a click', async () => {
    const { user } = await open(session);
    await user.hover(await screen.findByText('Work 1'));
    const { left, width } = screen.getByTestId('highlight').style;
    expect([left, width]).toEqual(['16.667%', '16.667%']);
    await user.click(screen.getByText('Work 1'));
    expect(charts().getByText('10:00 to 20:00')).toBeTruthy();
    expect(screen.queryByTestId('highlight')).toBeNull();
  });

  it('give way to the device’s laps at a switch', async () => {
    const { user } = await open(session);
    await user.click(screen.getByText('Laps'));
    expect(await within(screen.getByRole('region', { name: 'Laps' })).findByText('Lap 1')).toBeTruthy();
  });
});
