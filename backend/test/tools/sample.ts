import process from 'node:process';
import { runSample } from './sample/run-sample.js';
import { PROCESS_IO } from './tool.js';

process.exitCode = await runSample(process.argv.slice(2), PROCESS_IO);
