import {
  HEAD_ENCODER,
  HEAD_FEATURES,
  HEAD_MEANINGS,
  HEAD_SCALE,
  HEAD_WEIGHTS,
  HEAD_WIDTH,
} from './generated/head-weights.js';
import type { Head } from './head.js';

/** Trained on the bank of wordings by `npm run meanings -- --write`, for one encoder. */
export const MEANINGS_HEAD: Head & { readonly encoder: string } = {
  encoder: HEAD_ENCODER,
  meanings: HEAD_MEANINGS.split(' '),
  width: HEAD_WIDTH,
  features: HEAD_FEATURES.split(' '),
  scale: HEAD_SCALE,
  weights: Int8Array.from(atob(HEAD_WEIGHTS), (letter) => letter.charCodeAt(0)),
};
