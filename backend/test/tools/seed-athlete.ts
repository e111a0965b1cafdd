// Run by `npm run dev`: seed-athlete.ts URL EMAIL PASSWORD WEEKS.
import process from 'node:process';
import { seedAthlete } from './seed/seed-athlete.js';
import { PROCESS_IO, runTool } from './tool.js';

const [url = '', email = '', password = '', weeks = '8'] = process.argv.slice(2);
process.exitCode = await runTool('seed', PROCESS_IO, () =>
  seedAthlete(url, { email, password }, { weeks: Number(weeks), io: PROCESS_IO }),
);
