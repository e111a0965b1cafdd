// npm run dangers: measures how well danger is found in messages that were left out, by five-fold
// cross-validation. `-- --write` trains the head on all of them and writes its weights.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LITE_NAME, loadLiteModel } from '#coaching/adapters/encoder/load-lite-model.js';
import { encodable } from '#coaching/adapters/encoder/worker-sentence-encoder.js';
import { DANGER_ROWS } from '#coaching/domain/safety/meaning/danger.js';
import { SAFETY_EXAMPLES } from '#coaching/domain/safety/meaning/examples/all-examples.js';
import { redFlag } from '#coaching/domain/safety/red-flags.js';
import { MEANINGS } from '#coaching/domain/understanding/meanings/all-meanings.js';
import { seededShuffle } from '../meanings/seeded-shuffle.js';
import { sharesOf, trainSoftmax, type Sample } from '../meanings/softmax-trainer.js';

const FOLDS = 5;
const BATCH = 64;
const OUT = fileURLToPath(
  new URL(
    '../../../src/modules/coaching/domain/safety/meaning/generated/danger-weights.ts',
    import.meta.url,
  ),
);

type Source = 'danger' | 'look-alike' | 'question';

interface Message extends Sample {
  readonly source: Source;
  readonly fold: number;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

const texts: readonly { text: string; row: number; source: Source }[] = [
  ...Object.values(SAFETY_EXAMPLES).flatMap(({ flag, signs, harmless }) => [
    ...signs.map((text) => ({ text, row: DANGER_ROWS.indexOf(flag), source: 'danger' as const })),
    ...harmless.map((text) => ({ text, row: 0, source: 'look-alike' as const })),
  ]),
  // What athletes ask the coach; what names an injury or an illness among it is left out.
  ...MEANINGS.flatMap(({ wordings }) => wordings)
    .filter((text) => redFlag(text) === null)
    .map((text) => ({ text: text.toLowerCase(), row: 0, source: 'question' as const })),
];
const all = await encoded();
if (process.argv.includes('--write')) writeHead(trainSoftmax(all, DANGER_ROWS.length));
else for (const line of crossValidated()) say(line);

async function encoded(): Promise<readonly Message[]> {
  const model = await loadLiteModel();
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH)
    vectors.push(...(await model(texts.slice(at, at + BATCH).map(({ text }) => encodable(text)))));
  const order = seededShuffle([...texts.keys()], 7);
  return texts.map(({ row, source }, at) => {
    const vector = vectors[at] ?? new Float32Array();
    return { row, source, input: Float32Array.of(...vector, 1), fold: order.indexOf(at) % FOLDS };
  });
}

/** How many of each source reach a likelihood of danger. */
function crossValidated(): readonly string[] {
  const likely = new Map<Message, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = trainSoftmax(
      all.filter((one) => one.fold !== fold),
      DANGER_ROWS.length,
    );
    for (const one of all.filter((other) => other.fold === fold))
      likely.set(one, 1 - (sharesOf(weights, one.input, DANGER_ROWS.length)[0] ?? 1));
  }
  const sources = Map.groupBy(all, ({ source }) => source);
  return [0.5, 0.6, 0.65, 0.7, 0.8].map((alarm) =>
    [
      `from ${alarm} on:`,
      ...[...sources].map(
        ([source, group]) =>
          `${source} ${group.filter((one) => (likely.get(one) ?? 0) >= alarm).length} of ${group.length}`,
      ),
    ].join(' '),
  );
}

function writeHead(weights: Float32Array): void {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const small = Int8Array.from(weights, (weight) => Math.round((weight * 127) / scale));
  writeFileSync(
    OUT,
    [
      '// Written by `npm run dangers -- --write`; do not edit.',
      `export const DANGER_ENCODER = ${JSON.stringify(LITE_NAME)};`,
      `export const DANGER_WIDTH = ${(all[0]?.input.length ?? 1) - 1};`,
      `export const DANGER_SCALE = ${scale};`,
      `export const DANGER_WEIGHTS = '${Buffer.from(small.buffer).toString('base64')}';`,
      '',
    ].join('\n'),
  );
  say(`${small.length} weights written`);
}
