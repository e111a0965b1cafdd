import { siteSample } from './site-sample.js';
import { siteSeason } from './site-season.js';
import { SITE_SESSIONS } from './site-sessions.js';

/** Where the public site keeps them: in the repository, so that it is built without the backend. */
export const SAMPLES_FILE = new URL(
  '../../../../frontend/src/features/marketing/generated/samples.ts',
  import.meta.url,
);

/**
 * The text of that module, made from the generator, the engine and the built-in coach of today.
 */
export function samplesModule(): string {
  const sessions = SITE_SESSIONS.map((session) => [session.name, siteSample(session)] as const);
  return [
    '// Written by `npm run site:samples`; a test of the backend sees to it that it is what ' +
      'the engine and the built-in coach say today.',
    "import type { Sample, Season } from '../model/sample.js';",
    '',
    ...sessions.flatMap(([name, sample]) => [
      `export const ${name}: Sample = ${JSON.stringify(sample)};`,
      '',
    ]),
    `export const season: Season = ${JSON.stringify(siteSeason())};`,
    '',
  ].join('\n');
}
