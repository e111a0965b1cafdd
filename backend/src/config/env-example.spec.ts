import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { fieldsOf } from './reading/from-env.js';
import { readConfig, SECTIONS } from './read-config.js';

const LINES = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n');
const EXAMPLES = LINES.flatMap((line) => {
  const [, name, value] = /^# ([A-Z_]+)=(.*)$/.exec(line) ?? [];
  return name === undefined || value === undefined ? [] : [[name, value] as const];
});

describe('.env.example', () => {
  it('names every setting once and no other', () => {
    const known = new Set(
      SECTIONS.flatMap((section) => fieldsOf(section).map((field) => field.variable)),
    );
    expect(EXAMPLES.map(([name]) => name).sort()).toEqual([...known].sort());
  });

  it('shows a value for each that the product takes', () => {
    expect(() => readConfig(Object.fromEntries(EXAMPLES))).not.toThrow();
  });

  it('sets no variable', () => {
    expect(LINES.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});
