import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

describe('classes of the API document', () => {
  it('have unique names, the only key in the document', () => {
    const files = globSync('**/adapters/http/**/*.ts', { cwd: SOURCE });
    const names = files.flatMap((file) =>
      [...readFileSync(`${SOURCE}/${file}`, 'utf8').matchAll(/^(?:export )?class (\w+)/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
