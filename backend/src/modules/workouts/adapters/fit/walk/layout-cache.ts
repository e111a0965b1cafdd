import { layoutOf } from './layout.js';
import type { Layout } from './layout.js';

/**
 * The header byte says which local type is meant, and the next one nothing: the layout begins
 * behind them.
 */
const SKIPPED = 2;
const WORD = 4;
const FACTOR = 31;
/**
 * More layouts of one hash are no accident: they are not kept, so that a file made for it cannot
 * slow the search down.
 */
const MOST_ALIKE = 8;

/**
 * Layouts by the bytes of their definition: devices define the same message again and again (one
 * file of the corpus 5,868 times), and each is worked out once.
 */
export class LayoutCache {
  private readonly byHash = new Map<number, Layout[]>();
  private count = 0;

  /** @param view over the same bytes */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly view: DataView,
  ) {}

  /**
   * The layout of the definition message in `[at, to)`; null if FIT does not know its byte
   * order.
   */
  of(at: number, to: number): Layout | null {
    const hash = this.hash(at, to);
    const alike = this.byHash.get(hash);
    if (alike !== undefined) {
      for (const layout of alike) if (this.equal(layout, at, to)) return layout;
    }
    const layout = layoutOf(this.bytes, at, to, this.count);
    if (layout === null) return null;
    this.count += 1;
    if (alike === undefined) this.byHash.set(hash, [layout]);
    else if (alike.length < MOST_ALIKE) alike.push(layout);
    return layout;
  }

  /**
   * Over whole words from the end, and the first one, which may overlap: some devices change one
   * field of many. A definition has six bytes or more.
   */
  private hash(at: number, to: number): number {
    const { view } = this;
    let hash = (to - at) ^ view.getInt32(at + SKIPPED, true);
    for (let end = to - WORD; end > at + SKIPPED; end -= WORD)
      hash = Math.imul(hash ^ (hash >>> 15), FACTOR) ^ view.getInt32(end, true);
    return hash;
  }

  /**
   * Whether the definition message in `[at, to)` has the same bytes as the message that gave
   * `layout`.
   */
  equal(layout: Layout, at: number, to: number): boolean {
    const { view } = this;
    const shift = at - layout.from;
    if (layout.to + shift !== to) return false;
    for (let end = to - WORD; end > at + SKIPPED; end -= WORD)
      if (view.getInt32(end, true) !== view.getInt32(end - shift, true)) return false;
    return view.getInt32(at + SKIPPED, true) === view.getInt32(at + SKIPPED - shift, true);
  }
}
