import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { failure } from '#testing/environment/network.js';
import {
  charts,
  column,
  drag,
  means,
  mockSizes,
  openChart,
  point,
  sheet,
  STREAMS,
} from '#testing/workouts/open-chart.js';
import { openWorkout } from '#testing/workouts/open-workout.js';
import { openedRun, openedWorkout, recordedStreams } from '#testing/workouts/workout-detail.js';

describe('workout chart', () => {
  beforeEach(() => {
    mockCanvas();
    mockSizes();
  });

  it('tells the whole workout in the numbers of the summary', async () => {
    await openChart(openedWorkout());
    expect(means('Time', 'Distance', 'Power', 'Heart rate', 'Speed', 'Cadence')).toEqual([
      '1:00:00',
      '36.0 km',
      '182 W',
      '148 bpm',
      '36.0 km/h',
      '88 rpm',
    ]);
  });

  it('reads every channel at one cursor', async () => {
    await openChart(openedWorkout());
    point('pointermove', 250);
    expect(
      ['Time', 'Distance', 'Power', 'Heart rate'].map((label) => column(label).cursor),
    ).toEqual(['15:00', '9.00 km', '100 W', '115 bpm']);
  });

  it('can be read, zoomed and selected with the keyboard, and says where it stands', async () => {
    await openChart(openedWorkout());
    fireEvent.keyDown(sheet(), { key: 'Home' });
    fireEvent.keyDown(sheet(), { key: 'ArrowRight' });
    expect(sheet().getAttribute('aria-valuetext')).toBe(
      '0:36, 0.36\u00a0km, Power 100\u00a0W, Heart rate 101\u00a0bpm, Speed 36.0\u00a0km/h, ' +
        'Cadence 90\u00a0rpm',
    );
    fireEvent.keyDown(sheet(), { key: '+' });
    expect(sheet().getAttribute('aria-valuemax')).toBe('1818');
    fireEvent.keyDown(sheet(), { key: 'Home' });
    fireEvent.keyDown(sheet(), { key: 'End', shiftKey: true });
    expect(charts().getByText('0:18 to 30:18')).toBeTruthy();
    fireEvent.keyDown(sheet(), { key: 'Escape' });
    fireEvent.keyDown(sheet(), { key: 'Escape' });
    expect(sheet().getAttribute('aria-valuemax')).toBe('3600');
  });

  it('hides and shows a curve and remembers it', async () => {
    const { user } = await openChart(openedWorkout());
    const toggle = charts().getByTitle('Hide power');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    expect(charts().getAllByText('Power', { exact: true })).toHaveLength(1);
    expect(localStorage.getItem('workout.hidden')).toBe('["power"]');
  });

  it('lays the curves out by distance where the athlete wants it, and remembers it', async () => {
    const { user } = await openChart(openedWorkout());
    await user.click(charts().getByText('Distance', { selector: '.ant-segmented-item-label' }));
    expect(charts().getByText('10 km')).toBeTruthy();
    drag(0, 500);
    expect(column('Distance').mean).toBe('18.00 km');
    expect(
      charts().getByText('0.00 km to 18.00 km', {
        normalizer: (text) => text.replaceAll('\u00a0', ' '),
      }),
    ).toBeTruthy();
    expect(localStorage.getItem('workout.axis')).toBe('"distance"');
  });

  it('folds pauses out where the athlete wants moving time', async () => {
    const { user } = await openChart(openedWorkout(), {
      [STREAMS]: recordedStreams({ pauses: [{ from: 900, to: 2700 }] }),
    });
    await user.click(charts().getByText('Moving', { selector: '.ant-segmented-item-label' }));
    point('pointermove', 500);
    expect(column('Time').cursor).toBe('15:00');
    point('pointermove', 750);
    expect([column('Time').cursor, column('Distance').cursor]).toEqual(['22:30', '31.50 km']);
  });

  it('says in place what a ride was not recorded with, and asks no run for power', async () => {
    const { channels } = recordedStreams();
    const { power, ...others } = channels;
    expect(power).toBeDefined();
    await openChart(openedWorkout(), {
      'GET /api/workouts/ride-1/streams': recordedStreams({ channels: others }),
    });
    expect(charts().getByText('The file holds no power.', { exact: false })).toBeTruthy();
    expect(charts().getByText('The file holds no elevation.', { exact: false })).toBeTruthy();
  });

  it('shows a run by pace and without power', async () => {
    const { power, ...others } = recordedStreams().channels;
    expect(power).toBeDefined();
    await openChart(openedRun(), {
      'GET /api/workouts/run-1/streams': recordedStreams({ channels: others }),
    });
    expect(column('Pace').mean).toBe('4:30 /km');
    expect(charts().queryByText('The file holds no power.', { exact: false })).toBeNull();
  });

  it('marks pauses and lap boundaries', async () => {
    await openChart(openedWorkout(), {
      'GET /api/workouts/ride-1/streams': recordedStreams({
        pauses: [{ from: 900, to: 1080 }],
        laps: [
          { from: 0, to: 1800 },
          { from: 1800, to: 3600 },
        ],
      }),
    });
    const { left, width } = screen.getByTestId('pause').style;
    expect([left, width]).toEqual(['25%', '5%']);
    expect(within(sheet()).getByText('2').parentElement?.style.left).toBe('50%');
    expect(sheet().parentElement?.dataset['numbered']).toBe('true');
  });

  it('is there as a table for those who do not see it', async () => {
    await openChart(openedWorkout());
    const details = charts().getByText('The curves as a table').closest('details');
    if (!details) throw new Error('there is no table');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const rows = [...details.querySelectorAll('tbody tr')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(rows[0]).toBe('0:003.00 km100 W103 bpm36.0 km/h90 rpm');
    expect(rows).toHaveLength(12);
  });

  it('offers temperature and what apps recorded, and draws them on demand', async () => {
    const streams = recordedStreams({
      extras: [
        { name: 'Form Power', unit: 'W' },
        { name: 'core_temperature', unit: 'C' },
        { name: 'temperature', unit: 'C' },
        { name: 'dev_7', unit: null, label: 'Left balance' },
      ],
    });
    const { user, network } = await openChart(openedWorkout(), {
      [STREAMS]: ({ query }) =>
        query.get('channels') === 'Form Power'
          ? {
              ...streams,
              channels: {
                'Form Power': {
                  ...streams.channels.speed,
                  v: streams.channels.speed?.v.map(() => 61),
                },
              },
            }
          : streams,
    });
    expect(
      within(charts().getByRole('group', { name: 'More curves' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Temperature',
      'Form power',
      'Core temperature',
      'Temperature (app)',
      'Left balance',
    ]);
    await user.click(charts().getByRole('button', { name: 'Form power' }));
    point('pointermove', 250);
    await waitFor(() => expect(column('Form power').cursor).toBe('61 W'));
    expect(
      network.callsTo(STREAMS).some(({ query }) => query.get('channels') === 'temperature'),
    ).toBe(false);
  });

  it('says that the curves could not be loaded and loads them again on demand', async () => {
    const { user, network } = await openWorkout(openedWorkout(), {
      'GET /api/workouts/ride-1/streams': failure(503, 'ANY', 'No.'),
    });
    await screen.findByText('The curves could not be loaded');
    network.answer({ 'GET /api/workouts/ride-1/streams': recordedStreams() });
    await user.click(screen.getByText('Try again'));
    expect(await charts().findByText('Whole workout')).toBeTruthy();
  });
});

describe('the balance of W\u2032', () => {
  beforeEach(mockCanvas);
  const balance = {
    model: 'differential' as const,
    criticalPowerW: 250,
    wPrimeJ: 20_000,
    source: 'profile' as const,
    minimumJ: 4000,
    minimumAtS: 1200,
  };

  it('stands with its model where it may be judged', async () => {
    const ride = openedWorkout();
    const streams = recordedStreams();
    const { speed } = streams.channels;
    await openChart(
      { ...ride, analysis: { ...ride.analysis, wPrimeBalance: balance } },
      {
        [STREAMS]: {
          ...streams,
          channels: {
            ...streams.channels,
            wPrimeBalance: { ...speed, v: speed?.v.map(() => 12_500) },
          },
        },
      },
    );
    expect(
      charts().getByText(/differential model, CP 250.W and W\u2032 20\.0.kJ your own/),
    ).toBeTruthy();
  });

  it('gives way to the reason where it may not be', async () => {
    const ride = openedWorkout();
    const metrics = {
      wPrimeBalanceMinimum: {
        value: null,
        unit: 'J',
        version: 1,
        applicable: false,
        reason: 'Critical power is not known.',
      },
    };
    await openChart({ ...ride, analysis: { ...ride.analysis, metrics } });
    expect(charts().getByText('Critical power is not known.', { exact: false })).toBeTruthy();
  });
});
