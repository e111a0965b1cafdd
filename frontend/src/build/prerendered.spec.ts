import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SITE = join(import.meta.dirname, '../../dist/site');
/** As the server looks for them: `PLACE` of `site-fills.ts` in the backend. */
const PLACE = /<(\w+)\b[^>]*\sdata-fill="([\w-]+)"[^>]*>([\s\S]*?)<\/\1>/g;

describe('the places that the server fills', () => {
  it.each([
    ['privacy', ['operator', 'model', 'payments', 'mail', 'maps']],
    ['terms', ['operator']],
    ['contact', ['operator']],
  ])('are whole in the built page %s', (name, places) => {
    const page = readFileSync(join(SITE, `${name}.html`), 'utf8');
    const found = [...page.matchAll(PLACE)];
    expect(found.map(([, , place]) => place)).toEqual(places);
    for (const [, , , content = ''] of found) expect(content).toMatch(/\w\.(?:<\/p>)?$/);
  });
});
