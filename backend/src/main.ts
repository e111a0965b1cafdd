import 'reflect-metadata';

import { runProcess } from './bootstrap/run-process.js';

await runProcess();
