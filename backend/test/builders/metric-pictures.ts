// Draws the pictures of docs/metrics from what the engine makes of generated workouts; run in
// `backend`: node --experimental-transform-types --import ./test/support/typescript-hook.mjs
// test/builders/metric-pictures.ts
import { mkdir, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { climbingPicture } from './pictures/climbing.picture.js';
import { costPicture } from './pictures/cost.picture.js';
import { heartRatePicture } from './pictures/heart-rate.picture.js';
import { intervalsPicture } from './pictures/intervals.picture.js';
import { loadPicture } from './pictures/load.picture.js';
import { pacingPicture } from './pictures/pacing.picture.js';
import { powerPicture } from './pictures/power.picture.js';
import { repairsPicture } from './pictures/repairs.picture.js';
import { runningPicture } from './pictures/running.picture.js';
import { timeAndDistancePicture } from './pictures/time-and-distance.picture.js';
import { zonesPicture } from './pictures/zones.picture.js';

const PICTURES: Readonly<Record<string, () => string>> = {
  climbing: climbingPicture,
  cost: costPicture,
  'heart-rate': heartRatePicture,
  intervals: intervalsPicture,
  load: loadPicture,
  pacing: pacingPicture,
  power: powerPicture,
  repairs: repairsPicture,
  running: runningPicture,
  'time-and-distance': timeAndDistancePicture,
  zones: zonesPicture,
};

const folder = new URL('../../../docs/metrics/pictures/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(PICTURES))
  await writeFile(new URL(`${name}.svg`, folder), draw());
process.stdout.write(`${Object.keys(PICTURES).length} pictures drawn\n`);
