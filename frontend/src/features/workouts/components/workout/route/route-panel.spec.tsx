import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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
    // Leaflet divides by them to find how far the page is scaled.
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  });
  const map = () => screen.getByRole('application', { name: /^Route/ });
  const dot = () => screen.getByTestId('map-cursor');
  /** Where the dot is in the map, px: the ground under it may have been moved too. */
  const dotAt = () => {
    const px = (element: HTMLElement | null, side: 'left' | 'top') =>
      Number.parseFloat(element?.style[side] ?? '');
    const ground = dot().closest<HTMLElement>('.leaflet-map-pane');
    return (['left', 'top'] as const).map((side) => px(dot(), side) + px(ground, side));
  };
  const tiles = () => document.querySelectorAll('img[src^="https://tiles.example/"]').length;
  const settings = {
    map: { tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '\u00a9 Mapmakers' },
    paymentProvider: 'sandbox',
  };
  const openWithStreets = (map: object | null = settings.map) =>
    openChartBySecond({
      [STREAMS]: streamsRoute({}, positionsEast() as never),
      'GET /api/client-settings': { ...settings, map },
    });

  it('stands beside the curves, coloured by power, its dot at the cursor', async () => {
    await openChartBySecond({ [STREAMS]: streamsRoute({}, positionsEast() as never) });
    expect(map().getAttribute('aria-label')).toMatch(/coloured by power/);
    expect(dot().hidden).toBe(true);
    point('pointermove', 500);
    expect(dotAt()).toEqual([500, 200]);
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
    // Without 3D transforms, as under jsdom, Leaflet fits by whole zoom levels: 524 px of 1000.
    fireEvent.mouseMove(map(), { clientX: 500 - 524 / 4, clientY: 205 });
    expect(column('Time').cursor).toBe('15:00');
  });

  it('is moved with keys and fits itself again with 0', async () => {
    await openChartBySecond({ [STREAMS]: streamsRoute({}, positionsEast() as never) });
    point('pointermove', 500);
    fireEvent.keyDown(map(), { key: 'ArrowRight' });
    expect(dotAt()).toEqual([452, 200]);
    fireEvent.keyDown(map(), { key: '0' });
    expect(dotAt()).toEqual([500, 200]);
  });

  it('asks no server for tiles before the athlete agrees to the named server', async () => {
    await openWithStreets();
    expect(
      await screen.findByText(/^Streets come from tiles\.example, which will see/),
    ).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.queryByText('\u00a9 Mapmakers')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show streets' }));
    expect(screen.getByText('\u00a9 Mapmakers')).toBeTruthy();
    expect(tiles()).toBeGreaterThan(0);
  });

  it('keeps the choice of streets, until they are hidden', async () => {
    await openWithStreets();
    fireEvent.click(await screen.findByRole('button', { name: 'Show streets' }));
    cleanup();
    await openWithStreets();
    fireEvent.click(await screen.findByRole('button', { name: 'Hide streets' }));
    expect(tiles()).toBe(0);
    cleanup();
    await openWithStreets();
    await screen.findByRole('button', { name: 'Show streets' });
    expect(tiles()).toBe(0);
  });

  it('asks again where the installation changes to another tile server', async () => {
    await openWithStreets();
    fireEvent.click(await screen.findByRole('button', { name: 'Show streets' }));
    cleanup();
    await openWithStreets({ ...settings.map, tilesUrl: 'https://other.example/{z}/{x}/{y}.png' });
    expect(await screen.findByText(/^Streets come from other\.example, which/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('links the attribution of OpenStreetMap to its licence', async () => {
    const attribution = '\u00a9 OpenStreetMap contributors';
    await openWithStreets({ ...settings.map, attribution });
    fireEvent.click(await screen.findByRole('button', { name: 'Show streets' }));
    expect(screen.getByRole('link', { name: attribution }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    );
  });

  it('says calmly that tiles are missing', async () => {
    await openWithStreets();
    fireEvent.click(await screen.findByRole('button', { name: 'Show streets' }));
    document.querySelectorAll('img').forEach((image) => fireEvent.error(image));
    expect(
      await screen.findByText('Some streets could not be loaded from tiles.example.'),
    ).toBeTruthy();
  });

  it('offers no streets where the installation has no tile server', async () => {
    await openWithStreets(null);
    await waitFor(() => expect(screen.queryByRole('button', { name: /streets/ })).toBeNull());
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
