import { describe, expect, it } from '@jest/globals';
import { TOPICS } from '#coaching/domain/topics/all-topics.js';
import { speaksOf } from '#coaching/domain/topics/topic.js';
import type { SheetKind } from '#coaching/domain/facts/fact-sheet.js';
import { LiteSentenceEncoder } from '#test/support/lite-sentence-encoder.js';
import { plainText } from '../plain-text.js';
import { KNOWN_WORDS } from '../score-topics.js';
import { MEANINGS } from './all-meanings.js';
import { rankByHead } from './head.js';
import { MEANINGS_HEAD } from './meanings-head.js';

describe('the bank of wordings', () => {
  it('has at least 50 meanings with 20 wordings each, none of them twice', () => {
    expect(MEANINGS.length).toBeGreaterThanOrEqual(50);
    expect(MEANINGS.filter(({ wordings }) => wordings.length < 19).map(({ id }) => id)).toEqual([]);
    const all = MEANINGS.flatMap(({ wordings }) => wordings);
    expect(all.filter((wording, at) => all.indexOf(wording) !== at)).toEqual([]);
    expect(new Set(MEANINGS.map(({ id }) => id)).size).toBe(MEANINGS.length);
  });

  it('leads to topics that speak about such sheets', () => {
    const wrong = MEANINGS.flatMap(({ id, topics }) =>
      Object.entries(topics)
        .filter(([kind, topicId]) => {
          const topic = TOPICS.find((one) => one.id === topicId);
          return topic === undefined || !speaksOf(topic, kind as SheetKind);
        })
        .map(([kind, topic]) => `${id}: ${kind} ${topic}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the head that was trained on it', () => {
  it('knows every meaning, by weights of the right number', () => {
    const { meanings, width, features, weights, encoder } = MEANINGS_HEAD;
    expect(meanings).toEqual(MEANINGS.map(({ id }) => id));
    expect(weights).toHaveLength(meanings.length * (width + features.length + 1));
    expect(encoder).toBe(new LiteSentenceEncoder().name);
  });

  it('fits the vectors of the encoder: nine wordings of ten find their own meaning', async () => {
    const sample = MEANINGS.flatMap(({ id, wordings }) =>
      wordings.filter((_, at) => at % 3 === 0).map((wording) => ({ id, wording })),
    ).map(({ id, wording }) => ({
      id,
      plain: plainText(wording, KNOWN_WORDS).replace(/[\s,?]+$/, ''),
    }));
    const vectors = await new LiteSentenceEncoder().encode(sample.map(({ plain }) => plain));
    const right = sample.filter(({ id, plain }, at) => {
      const vector = vectors[at] ?? new Float32Array();
      return rankByHead(MEANINGS_HEAD, vector, plain)[0]?.meaning.id === id;
    });
    expect(right.length / sample.length).toBeGreaterThan(0.9);
  });
});
