import type { Plugin } from 'vite';
import { cssVariables } from '../theme/css-variables.js';

const id = 'virtual:palette.css';

/** Serves the palette as a stylesheet, so that no colour is written down twice. */
export const paletteCss: Plugin = {
  name: 'palette-css',
  resolveId: (source) => (source === id ? id : undefined),
  load: (source) => (source === id ? cssVariables() : undefined),
};
