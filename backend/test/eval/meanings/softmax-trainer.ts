import { seededShuffle } from './seeded-shuffle.js';

export interface Sample {
  readonly input: Float32Array;
  /** Row of the right meaning. */
  readonly row: number;
}

const EPOCHS = 40;
const BATCH = 64;
const RATE = 0.02;
const DECAY = 1e-4;
const [MEAN, SPREAD] = [0.9, 0.999];

/**
 * Multinomial logistic regression by Adam (Kingma and Ba 2015) over small batches in a fixed order,
 * so that the same bank always gives the same weights.
 */
export function trainSoftmax(samples: readonly Sample[], rows: number): Float32Array {
  const adam = new Adam(rows * (samples[0]?.input.length ?? 0));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = seededShuffle(samples, epoch + 1);
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      const gradient = new Float32Array(adam.weights.length);
      for (const sample of batch) addGradient(gradient, adam.weights, sample, rows);
      adam.step(
        gradient.map((slope) => slope / batch.length),
        RATE * (1 - epoch / EPOCHS),
      );
    }
  }
  return adam.weights;
}

class Adam {
  readonly weights: Float32Array;
  private readonly means: Float32Array;
  private readonly spreads: Float32Array;
  private steps = 0;

  constructor(length: number) {
    this.weights = new Float32Array(length);
    this.means = new Float32Array(length);
    this.spreads = new Float32Array(length);
  }

  step(gradient: Float32Array, rate: number): void {
    const { weights, means, spreads } = this;
    this.steps += 1;
    const corrected = (rate * Math.sqrt(1 - SPREAD ** this.steps)) / (1 - MEAN ** this.steps);
    for (let i = 0; i < weights.length; i += 1) {
      const weight = weights[i] ?? 0;
      const slope = (gradient[i] ?? 0) + DECAY * weight;
      const mean = MEAN * (means[i] ?? 0) + (1 - MEAN) * slope;
      const spread = SPREAD * (spreads[i] ?? 0) + (1 - SPREAD) * slope * slope;
      weights[i] = weight - (corrected * mean) / (Math.sqrt(spread) + 1e-8);
      [means[i], spreads[i]] = [mean, spread];
    }
  }
}

function addGradient(
  gradient: Float32Array,
  weights: Float32Array,
  { input, row: right }: Sample,
  rows: number,
): void {
  const shares = sharesOf(weights, input, rows);
  for (let row = 0; row < rows; row += 1) {
    const error = (shares[row] ?? 0) - (row === right ? 1 : 0);
    const start = row * input.length;
    for (let i = 0; i < input.length; i += 1)
      gradient[start + i] = (gradient[start + i] ?? 0) + error * (input[i] ?? 0);
  }
}

/** Probability of each row for an input. */
export function sharesOf(
  weights: Float32Array,
  input: Float32Array,
  rows: number,
): readonly number[] {
  const scores = Array.from({ length: rows }, (_, row) => {
    let sum = 0;
    const start = row * input.length;
    for (let i = 0; i < input.length; i += 1) sum += (weights[start + i] ?? 0) * (input[i] ?? 0);
    return sum;
  });
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
