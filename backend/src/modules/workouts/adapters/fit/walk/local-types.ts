import type { LayoutCache } from './layout-cache.js';
import { definitionEnd } from './layout.js';
import type { Layout } from './layout.js';
import { Need, needOf } from './needed-messages.js';

const LOCAL_TYPE = 0x0f;
const LOCAL_TYPES = 16;

/** The sixteen local types of a part, as they are defined at this point of the walk. */
export class LocalTypes {
  readonly layouts = new Array<Layout | null>(LOCAL_TYPES).fill(null);
  /** What is done with each, a value of `Need`. */
  readonly needs = new Array<number>(LOCAL_TYPES).fill(Need.UNDEFINED);
  /** Bytes of a data message with its header byte; 0 where there is no definition. */
  readonly steps = new Array<number>(LOCAL_TYPES).fill(0);

  constructor(
    private readonly bytes: Uint8Array,
    private readonly cache: LayoutCache,
  ) {}

  /**
   * Takes in the definition message at `at`; tells where it ends, or -1 where it is cut or no
   * definition that FIT knows.
   */
  define(at: number, to: number): number {
    const end = definitionEnd(this.bytes, at, to);
    if (end < 0) return -1;
    const local = (this.bytes[at] as number) & LOCAL_TYPE;
    const before = this.layouts[local];
    if (before && this.cache.equal(before, at, end)) return end;
    const layout = this.cache.of(at, end);
    if (layout === null) return -1;
    this.layouts[local] = layout;
    this.needs[local] = needOf(layout.message);
    this.steps[local] = layout.size + 1;
    return end;
  }
}
