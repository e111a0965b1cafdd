import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paletteCss } from './src/build/palette-css.js';
import { precompress } from './src/build/precompress.js';

export default defineConfig({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true, addExtensions: 'js' }), react(), paletteCss, precompress],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: { target: 'es2023' },
});
