import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { User } from '#features/accounts/model/user.js';
import type { Answers, Network } from '../environment/network.js';
import { renderApp, type RenderedApp } from '../environment/render-app.js';
import { signedIn } from '../accounts/signed-in.js';
import { mockUploads, UploadDouble } from './upload-double.js';

export const fit = (name = '123_Morning.fit', bytes = 20): File =>
  new File([new Uint8Array(bytes)], name);

/** As an upload answers. */
export const uploaded = {
  id: 'ride-1',
  sport: 'indoor_cycling',
  startTime: '2026-11-17T12:00:00.000Z',
  distance: 43_210,
  duration: 5432,
  calories: 812,
  warnings: [] as string[],
};

/** Lets so many ms pass for the page; the clock must be a fake one. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

export const fileInput = () =>
  screen.getByLabelText<HTMLInputElement>(
    /Choose \.fit files|Add \.fit files|Uploading is switched off/,
  );

/** Chooses files and waits until the page has looked at them. */
export async function choose(...files: File[]): Promise<void> {
  fireEvent.change(fileInput(), { target: { files } });
  await pass(5);
}

/** An upload whose server's answers reach the page as a browser brings them. */
export interface SeenUpload {
  readonly double: UploadDouble;
  readonly sent: (share: number) => void;
  readonly answer: (status: number, body: object) => void;
  readonly loseConnection: () => void;
}

function seen(double: UploadDouble): SeenUpload {
  return {
    double,
    sent: (share) => act(() => double.sent(share)),
    answer: (status, body) => act(() => double.answer(status, body)),
    loseConnection: () => act(() => double.loseConnection()),
  };
}

/** The upload page, open, with the clock in the test's hands. */
export async function openUpload(
  answers: Answers = {},
  user: Partial<User> = {},
): Promise<RenderedApp & { network: Network; upload: () => SeenUpload }> {
  const latest = mockUploads();
  const network = signedIn(answers, user);
  const app = renderApp('/upload');
  await pass(50);
  await waitFor(() => screen.getByRole('heading', { name: 'Upload a workout' }));
  return { ...app, network, upload: () => seen(latest()) };
}

/** The toast; the alert that waits in the dropzone is empty. */
export function toast(): HTMLElement {
  const shown = [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].find(
    (element) => element.closest('[class*="notification"]') !== null,
  );
  return shown ?? document.createElement('p');
}

/** The last upload whose file has that name. */
export function uploadOf(name: string): SeenUpload {
  const found = UploadDouble.all.findLast(
    ({ form }) => (form?.get('fitFile') as File | null)?.name === name,
  );
  if (!found) throw new Error(`${name} was not sent`);
  return seen(found);
}
