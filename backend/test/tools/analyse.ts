import process from 'node:process';
import { runAnalyse } from './analyse/run-analyse.js';
import { PROCESS_IO } from './tool.js';

process.exitCode = await runAnalyse(process.argv.slice(2), PROCESS_IO);
