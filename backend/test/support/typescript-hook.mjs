// Lets plain Node run the tests' own TypeScript (builders, benchmarks): `node --import
// ./test/support/typescript-hook.mjs file.ts`. Node strips the types itself; only the `.js` in our
// import paths must lead to the `.ts` that is there.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

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
});
