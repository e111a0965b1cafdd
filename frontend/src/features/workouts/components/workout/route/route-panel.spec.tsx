import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import {
  column,
  mockSizes,
  openChart,
  openChartBySecond,
  point,
  STREAMS,
} from '#testing/workouts/open-chart.js';
import { positionsEast, streamsRoute } from '#testing/workouts/streams-by-second.js';
import { openedWorkout } from '#testing/workouts/workout-detail.js';

describe('the route', () => {
  beforeEach(() => {
    mockCanvas();
    mockSizes();
  });
  const map = () => screen.getByRole('application', { name: /^Route/ });
  const dot = () => screen.getByTestId('map-cursor');

  it('is drawn beside the curves, coloured by power, and its dot follows their cursor', async () => {
    await openChartBySecond({ [STREAMS]: streamsRoute({}, positionsEast() as never) });
    expect(map().getAttribute('aria-label')).toMatch(/coloured by power/);
    expect(dot().hidden).toBe(true);
    point('pointermove', 500);
    expect(dot().style.transform).toBe('translate(500.0px, 200.0px)');
  });

  it('takes the colours of another channel, and keeps to it on the next workout', async () => {
    await openChartBySecond({ [STREAMS]: streamsRoute({}, positionsEast() as never) });
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Colour of the route' });
    const other = [...choice.options].find(({ selected }) => !selected);
    fireEvent.change(choice, { target: { value: other?.value } });
    expect(map().getAttribute('aria-label')).toContain(
      `Route, coloured by ${other?.text.toLowerCase()}.`,
    );
    cleanup();
    await openChartBySecond({ [STREAMS]: streamsRoute({}, positionsEast() as never) });
    expect(map().getAttribute('aria-label')).toContain(
      `Route, coloured by ${other?.text.toLowerCase()}.`,
    );
  });

  it('moves the cursor of the curves when it is pointed at', async () => {
    await openChartBySecond({ [STREAMS]: streamsRoute({}, positionsEast() as never) });
    fireEvent(map(), new MouseEvent('pointermove', { bubbles: true, clientX: 262, clientY: 205 }));
    expect(column('Time').cursor).toBe('15:00');
  });

  it('is moved with keys and fits itself again with 0', async () => {
    await openChartBySecond({ [STREAMS]: streamsRoute({}, positionsEast() as never) });
    point('pointermove', 500);
    fireEvent.keyDown(map(), { key: 'ArrowRight' });
    expect(dot().style.transform).toBe('translate(452.0px, 200.0px)');
    fireEvent.keyDown(map(), { key: '0' });
    expect(dot().style.transform).toBe('translate(500.0px, 200.0px)');
  });

  it('asks nobody for tiles unless the installation names a server, and then names its makers', async () => {
    const settings = {
      map: { tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '\u00a9 Mapmakers' },
      paymentProvider: 'sandbox',
    };
    await openChartBySecond({
      [STREAMS]: streamsRoute({}, positionsEast() as never),
      'GET /api/client-settings': settings,
    });
    expect(await screen.findByText('\u00a9 Mapmakers')).toBeTruthy();
    expect(document.querySelectorAll('img[src^="https://tiles.example/"]').length).toBeGreaterThan(
      0,
    );
  });

  it('leaves no trace where there is no position, and asks for none indoors', async () => {
    const { network } = await openChart(openedWorkout({ indoor: true }), {
      [STREAMS]: streamsRoute({}, positionsEast() as never),
    });
    expect(screen.queryByLabelText('Route')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
    expect(network.callsTo('GET /api/client-settings')).toHaveLength(0);
  });
});
