// Lets plain Node run the product's own TypeScript, decorators and all: `node --import
// ./test/eval/swc-hook.mjs file.ts`.
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import '../support/typescript-hook.mjs';

const { jsc } = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      swcrc: false,
      configFile: false,
      sourceMaps: 'inline',
      module: { type: 'es6' },
      jsc,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
