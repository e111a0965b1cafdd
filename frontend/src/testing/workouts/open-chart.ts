import { expect, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openWorkout } from './open-workout.js';
import { streamsRoute } from './streams-by-second.js';
import { openedWorkout } from './workout-detail.js';

export const STREAMS = 'GET /api/workouts/ride-1/streams';

export const charts = () => within(screen.getByLabelText('Charts'));
export const sheet = () => screen.getByLabelText(/in the workout\. Arrow keys/);

/** A column of the readout: its mean, and what stands at the cursor. */
export function column(label: string): { mean: string; cursor: string } {
  const cell = charts()
    .getAllByText(label)
    .map((found) => found.closest('[data-reading]'))
    .find(Boolean);
  const [, mean, cursor] = [...(cell?.children ?? [])].map(({ textContent }) =>
    (textContent ?? '').replaceAll('\u00a0', ' ').trim(),
  );
  return { mean: mean ?? '', cursor: cursor ?? '' };
}

export const means = (...labels: string[]): string[] => labels.map((label) => column(label).mean);

/** Lets every element measure 1000 by 400 px, which jsdom cannot. */
export function mockSizes(): void {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, width: 1000, top: 0, height: 400 } as DOMRect);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
}

/**
 * The sheet is 1000 px wide in these tests. jsdom has no pointer events; a mouse event carries what
 * is read of them.
 */
export function point(type: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number): void {
  fireEvent(sheet(), new MouseEvent(type, { bubbles: true, clientX }));
}

export function drag(from: number, to: number): void {
  point('pointerdown', from);
  point('pointermove', to);
  point('pointerup', to);
}

export async function openChart(
  ...opened: Parameters<typeof openWorkout>
): Promise<Awaited<ReturnType<typeof openWorkout>>> {
  const app = await openWorkout(...opened);
  await charts().findByText('Whole workout');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Route', busy: true })).toBeNull(),
  );
  return app;
}

/** A ride whose every second can be had; `more` are further answers. */
export const openChartBySecond = (
  more: Parameters<typeof openWorkout>[1] = {},
): ReturnType<typeof openChart> =>
  openChart(openedWorkout(), { [STREAMS]: streamsRoute(), ...more });
