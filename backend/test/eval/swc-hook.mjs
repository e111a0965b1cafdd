// Lets plain Node run the product's own TypeScript, decorators and all: `node --import
// ./test/eval/swc-hook.mjs file.ts`.
import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const { jsc } = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('#')) {
      const conditions = [...context.conditions, 'stridewatt'];
      return next(specifier.replace(/\.js$/, '.ts'), { ...context, conditions });
    }
    if (
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      context.parentURL?.startsWith('file:')
    ) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(fileURLToPath(source))) return next(source.href, context);
    }
    return next(specifier, context);
  },
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
