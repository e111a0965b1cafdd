import { mkdir, writeFile } from 'node:fs/promises';
import { SAMPLES_FILE, samplesModule } from './site/site-samples.js';

await mkdir(new URL('.', SAMPLES_FILE), { recursive: true });
await writeFile(SAMPLES_FILE, samplesModule());
