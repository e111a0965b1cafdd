import 'virtual:palette.css';
import '@fontsource-variable/inter/wght.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { createQueryClient } from './app/query-client.js';
import { reloadOnStaleChunk } from './app/stale-chunk.js';

reloadOnStaleChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} />
  </StrictMode>,
);
