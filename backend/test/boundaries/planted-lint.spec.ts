/* eslint-disable stridewatt/plain-english -- planted violations contain the words on purpose */
import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LINT_PLANTED = fileURLToPath(new URL('lint-planted.mjs', import.meta.url));

/** One text that breaks each house rule, and the file it pretends to be. */
const PLANTED: readonly (readonly [what: string, rule: string, file: string, text: string])[] = [
  [
    'a file name in camel case',
    'stridewatt/file-name',
    'backend/src/kernel/someThing.ts',
    'export const a = 1;',
  ],
  [
    'a role under another spelling',
    'stridewatt/file-name',
    'backend/src/modules/workouts/adapters/http/workouts.ts',
    'export class WorkoutsController {}',
  ],
  [
    'a file over 300 lines',
    'max-lines',
    'backend/src/kernel/long.ts',
    'export const a = 1;\n'.repeat(301),
  ],
  ['a console', 'no-console', 'backend/src/kernel/loud.ts', "console.log('a');"],
  [
    'the environment outside config',
    'no-restricted-syntax',
    'backend/src/platform/http/port.ts',
    'export const port = process.env.PORT;',
  ],
  [
    'hidden time in the engine',
    'no-restricted-syntax',
    'backend/src/analysis/now.ts',
    'export const now = Date.now();',
  ],
  [
    'hidden time in a use case',
    'no-restricted-syntax',
    'backend/src/modules/workouts/application/now.ts',
    'export const now = new Date();',
  ],
  [
    'hidden chance in a domain',
    'no-restricted-syntax',
    'backend/src/modules/workouts/domain/dice.ts',
    'export const dice = Math.random();',
  ],
  [
    'Nest exceptions in a use case',
    'no-restricted-imports',
    'backend/src/modules/workouts/application/a.ts',
    "import { NotFoundException } from '@nestjs/common';",
  ],
  [
    'a default export',
    'no-restricted-syntax',
    'frontend/src/components/card.tsx',
    'export default 1;',
  ],
  [
    'fetch outside the api folder',
    'no-restricted-globals',
    'frontend/src/features/workouts/list.ts',
    "void fetch('/api/workouts');",
  ],
  [
    'a path of the API written by hand',
    'no-restricted-syntax',
    'frontend/src/features/workouts/get-workout.ts',
    'export const path = (id: string) => `/api/workouts/${id}`;',
  ],
  [
    'a message outside theme and context',
    'no-restricted-imports',
    'frontend/src/features/workouts/toast.ts',
    "import { message } from 'antd';",
  ],
  [
    'a change that a double click would send twice',
    'no-restricted-imports',
    'frontend/src/features/billing/some-dialog.tsx',
    "import { useMutation } from '@tanstack/react-query';",
  ],
  [
    'translated English in a comment',
    'stridewatt/plain-english',
    'backend/src/kernel/odd.ts',
    '/** Made anew each day. */\nexport const a = 1;',
  ],
  [
    'translated English in a test title',
    'stridewatt/plain-english',
    'backend/src/kernel/odd.spec.ts',
    "it('is made anew', () => undefined);",
  ],
  [
    'translated English in a template',
    'stridewatt/plain-english',
    'backend/src/kernel/text.ts',
    'export const a = (day) => `Made anew on ${day}`;',
  ],
  [
    'a sleep in a test',
    'no-restricted-syntax',
    'backend/src/kernel/a.spec.ts',
    'await new Promise((resolve) => setTimeout(resolve, 500));',
  ],
];

describe('house rules', () => {
  it.each(PLANTED)('lint catches %s', async (_what, rule, file, text) => {
    expect(await lint(file, text)).toContain(rule);
  });

  it('lint leaves innocent code alone', async () => {
    expect(await lint('backend/src/kernel/fine.ts', 'export const a = 1;\n')).toEqual([]);
  });
});

function lint(file: string, text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [LINT_PLANTED, file], (error, stdout, stderr) => {
      if (error) reject(new Error(stderr, { cause: error }));
      else resolve(JSON.parse(stdout) as string[]);
    });
    child.stdin?.end(text);
  });
}
