import { screen, within } from '@testing-library/react';
import { UploadDouble } from './upload-double.js';
import { choose, fit, openUpload, pass, uploaded, uploadOf } from './upload-page.js';

export const rows = () =>
  within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
export const row = (name: string) =>
  rows().find(({ textContent }) => textContent.includes(name)) ?? document.createElement('p');
export const summary = () =>
  screen.getByRole('heading', { level: 2, name: /files done| added/i }).textContent;
export const spoken = () =>
  within(screen.getByRole('region', { name: /files done| added/i })).getByRole('status')
    .textContent;
export const names = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `ride-${index + 1}.fit`);
export const sent = () => UploadDouble.all.map(({ form }) => (form?.get('fitFile') as File).name);
export const done = (id: string) => ({ workout: { ...uploaded, id } });
export const subscriber = {
  'GET /api/subscription/status': {
    subscriptionStatus: 'ACTIVE',
    uploadsUsed: 9,
    uploadsRemaining: 'unlimited',
    trialFullyExhausted: false,
  },
};

export async function give(...files: string[]) {
  const page = await openUpload(subscriber);
  await choose(...files.map((name) => fit(name)));
  return page;
}

export async function answer(name: string, status: number, body: object): Promise<void> {
  uploadOf(name).answer(status, body);
  await pass(10);
}
