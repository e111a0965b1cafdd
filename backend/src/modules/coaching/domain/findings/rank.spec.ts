import { describe, expect, it } from '@jest/globals';
import type { Finding } from './finding.js';
import { ranked } from './rank.js';

const finding = (kind: Finding['kind'], statement: string, importance: number): Finding => ({
  kind,
  statement,
  because: [],
  surprise: 1,
  importance,
  confidence: 1,
});

describe('the findings of a report', () => {
  it('have none whose facts are all stated by a weightier one', () => {
    const first = finding('cost.fade', 'From 240 W [F1] to 200 W [F2]', 0.9);
    const again = finding('terrain.halves', 'It ended at 200 W [F2]', 0.8);
    const more = finding('cost.like.none', 'At 200 W [F2] it was 150 bpm [F3]', 0.7);
    expect(ranked([again, first, more])).toEqual([first, more]);
  });

  it('have those that state no fact at all', () => {
    const first = finding('cost.fade', 'From 240 W [F1] to 200 W [F2]', 0.9);
    const plain = finding('data.lost', 'The end is missing', 0.5);
    expect(ranked([plain, first])).toEqual([first, plain]);
  });

  it('keep a place for what the session was, and none where a weightier one covers it', () => {
    const others = (['cost.like', 'past.best', 'plan.done', 'data.lost'] as const).map((kind, at) =>
      finding(kind, `[F${at}]`, 0.9 - at / 100),
    );
    const session = finding('structure.halves', 'From 240 W [F7] to 200 W [F8]', 0.3);
    const kinds = (findings: readonly Finding[]) => ranked(findings).map(({ kind }) => kind);
    expect(kinds([...others, session]).at(-1)).toBe('structure.halves');
    const fade = { ...finding('cost.fade', '[F9]', 1), covers: ['structure.halves'] };
    expect(kinds([fade, ...others, session])).toEqual([
      'cost.fade',
      'cost.like',
      'past.best',
      'plan.done',
    ]);
  });
});
