// npm run meanings: measures how well the meanings of wordings that were left out are found, by
// five-fold cross-validation. `-- --write` trains the head on all of them and writes its weights.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LITE_NAME, loadLiteModel } from '#coaching/adapters/encoder/load-lite-model.js';
import { encodable } from '#coaching/adapters/encoder/worker-sentence-encoder.js';
import { MEANINGS } from '#coaching/domain/understanding/meanings/all-meanings.js';
import { centroidOf, rankByCentroids } from '#coaching/domain/understanding/meanings/centroids.js';
import { ruleFeatures } from '#coaching/domain/understanding/meanings/features.js';
import { headInput } from '#coaching/domain/understanding/meanings/head.js';
import { plainText } from '#coaching/domain/understanding/plain-text.js';
import { KNOWN_WORDS } from '#coaching/domain/understanding/score-topics.js';
import { seededShuffle } from './seeded-shuffle.js';
import { sharesOf, trainSoftmax, type Sample } from './softmax-trainer.js';

const FOLDS = 5;
const OUT = fileURLToPath(
  new URL(
    '../../../src/modules/coaching/domain/understanding/meanings/generated/head-weights.ts',
    import.meta.url,
  ),
);

interface Wording extends Sample {
  readonly vector: Float32Array;
  readonly fold: number;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

const plains = MEANINGS.map(({ wordings }) =>
  wordings.map((wording) => plainText(wording, KNOWN_WORDS).replace(/[\s,?]+$/, '')),
);
const features = [
  ...new Set(plains.flat().flatMap((plain) => [...ruleFeatures(plain).keys()])),
].sort();
const model = await loadLiteModel();
const all: Wording[] = [];
for (const [row, own] of plains.entries()) {
  const vectors = await model(own.map(encodable));
  const folds = seededShuffle([...own.keys()], row + 1);
  own.forEach((plain, at) => {
    const vector = vectors[at] ?? new Float32Array();
    const input = headInput({ width: vector.length, features }, vector, plain);
    all.push({ row, vector, input, fold: folds.indexOf(at) % FOLDS });
  });
}
say(
  `${MEANINGS.length} meanings, ${all.length} wordings, ${features.length} features of the rules`,
);

type Rank = (wording: Wording) => readonly number[];
const WAYS: Readonly<Record<string, (known: readonly Wording[]) => Rank>> = {
  'nearest neighbour': (known) => (wording) => {
    const best = MEANINGS.map(() => -1);
    for (const { row, vector } of known)
      best[row] = Math.max(best[row] ?? -1, dot(vector, wording.vector));
    return best;
  },
  'nearest centroid': (known) => {
    const centroids = MEANINGS.map((meaning, row) => ({
      meaning,
      vector: centroidOf(known.filter((one) => one.row === row).map(({ vector }) => vector)),
    }));
    return ({ vector }) => {
      const ranked = rankByCentroids(centroids, vector);
      return MEANINGS.map(
        (meaning) => ranked.find((one) => one.meaning === meaning)?.confidence ?? 0,
      );
    };
  },
  'linear head on the vector alone': (known) => {
    const width = known[0]?.vector.length ?? 0;
    const cut = (one: Wording) => ({ row: one.row, input: one.input.slice(0, width) });
    const weights = trainSoftmax(known.map(cut), MEANINGS.length);
    return (wording) => sharesOf(weights, cut(wording).input, MEANINGS.length);
  },
  'linear head with the features of the rules': (known) => {
    const weights = trainSoftmax(known, MEANINGS.length);
    return ({ input }) => sharesOf(weights, input, MEANINGS.length);
  },
};

if (!process.argv.includes('--write'))
  for (const [name, way] of Object.entries(WAYS)) say(`${name}: ${crossValidated(way)}`);
else writeHead(trainSoftmax(all, MEANINGS.length));

function crossValidated(way: (known: readonly Wording[]) => Rank): string {
  const places: number[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const rank = way(all.filter((one) => one.fold !== fold));
    for (const one of all.filter((other) => other.fold === fold)) {
      const scores = rank(one);
      const own = scores[one.row] ?? 0;
      places.push(scores.filter((score) => score > own).length);
    }
  }
  const share = (most: number) =>
    `${((100 * places.filter((place) => place < most).length) / places.length).toFixed(1)} %`;
  return `first ${share(1)}, among the first three ${share(3)}`;
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

function writeHead(weights: Float32Array): void {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const small = Int8Array.from(weights, (weight) => Math.round((weight * 127) / scale));
  const width = all[0]?.vector.length ?? 0;
  writeFileSync(
    OUT,
    [
      '// Written by `npm run meanings -- --write`; do not edit.',
      `export const HEAD_ENCODER = ${JSON.stringify(LITE_NAME)};`,
      `export const HEAD_WIDTH = ${width};`,
      `export const HEAD_SCALE = ${scale};`,
      `export const HEAD_MEANINGS = ${JSON.stringify(MEANINGS.map(({ id }) => id).join(' '))};`,
      `export const HEAD_FEATURES = ${JSON.stringify(features.join(' '))};`,
      `export const HEAD_WEIGHTS = '${Buffer.from(small.buffer).toString('base64')}';`,
      '',
    ].join('\n'),
  );
  say(`${small.length} weights written`);
}
