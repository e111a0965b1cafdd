import { layoutOf } from './layout.js';
import type { Layout } from './layout.js';

const HASH_FACTOR = 31;
const HASHED = 10;
/** The header byte says which local type is meant, and the next one nothing: the layout begins behind them. */
const SKIPPED = 2;
/** More layouts of one hash are no accident: they are not kept, so that a file made for it cannot slow the search down. */
const MOST_ALIKE = 8;

/**
 * Layouts by the bytes of their definition: devices define the same message again and again (one file of the corpus 5,868 times),
 * and each is worked out once.
 */
export class LayoutCache {
  private readonly byHash = new Map<number, Layout[]>();

  constructor(private readonly bytes: Uint8Array) {}

  /** The layout of the definition message in `[at, to)`; null where its byte order is none that FIT knows. */
  of(at: number, to: number): Layout | null {
    const hash = this.hash(at, to);
    const alike = this.byHash.get(hash);
    if (alike !== undefined) {
      for (const layout of alike) if (this.equal(layout, at, to)) return layout;
    }
    const layout = layoutOf(this.bytes, at, to);
    if (layout === null) return null;
    if (alike === undefined) this.byHash.set(hash, [layout]);
    else if (alike.length < MOST_ALIKE) alike.push(layout);
    return layout;
  }

  /** Over both ends only: what lies between is compared anyway. */
  private hash(at: number, to: number): number {
    const { bytes } = this;
    const head = Math.min(to, at + HASHED);
    let hash = to - at;
    for (let index = at + SKIPPED; index < head; index += 1) hash = (Math.imul(hash, HASH_FACTOR) + (bytes[index] as number)) | 0;
    for (let index = Math.max(head, to - HASHED); index < to; index += 1) hash = (Math.imul(hash, HASH_FACTOR) + (bytes[index] as number)) | 0;
    return hash;
  }

  private equal(layout: Layout, at: number, to: number): boolean {
    const { bytes } = this;
    const { from } = layout;
    if (layout.to - from !== to - at) return false;
    for (let index = to - at - 1; index >= SKIPPED; index -= 1) if (bytes[from + index] !== bytes[at + index]) return false;
    return true;
  }
}
