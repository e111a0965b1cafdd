import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './src/build/chunk-groups.js';
import { paletteCss } from './src/build/palette-css.js';
import { precompress } from './src/build/precompress.js';
import { prerender } from './src/build/prerender.js';
import { withoutUniqueTooltips } from './src/build/without-unique-tooltips.js';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, addExtensions: 'js' }),
    react(),
    paletteCss,
    withoutUniqueTooltips,
    precompress,
    prerender(),
  ],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'es2023',
    rolldownOptions: {
      // Ant Design takes one context from the package of its forms, whose index hangs everything
      // else on a component and so looks as if it did something. Without this, forms and their
      // rules are part of every page.
      treeshake: {
        moduleSideEffects: [{ test: /@rc-component\/form\/es\/index\.js$/, sideEffects: false }],
      },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
