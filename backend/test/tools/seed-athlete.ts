// Run by `npm run dev`: seed-athlete.ts URL EMAIL PASSWORD.
import process from 'node:process';
import { seedAthlete } from './seed/seed-athlete.js';
import { PROCESS_IO, runTool } from './tool.js';

const [url = '', email = '', password = ''] = process.argv.slice(2);
process.exitCode = await runTool('seed', PROCESS_IO, () =>
  seedAthlete(url, { email, password }, { io: PROCESS_IO }),
);
