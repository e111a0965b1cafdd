import { positionAt, type ChartAxis } from './chart-axis.js';
import type { ChartView } from './chart-view.js';
import type { Extent } from './ticks.js';
import { asZoom, fitInto, ordered } from './viewport.js';

/** A hand is never quite still: shorter drags are clicks, px. */
const CLICK_SLACK = 4;

/** What the gestures need to know of the chart. */
export interface Stage {
  readonly view: ChartView;
  readonly axis: ChartAxis;
  readonly domain: Extent;
}

interface Touch {
  readonly id: number;
  share: number;
}

export interface PointerAt {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly buttons: number;
}

interface Box {
  readonly left: number;
  readonly width: number;
}

/**
 * Drag to zoom, hover or tap to read, two fingers to zoom and move. Knows nothing of the document:
 * it is given pointers and the box they are in.
 */
export class PointerGestures {
  private touches: Touch[] = [];
  private drag: { anchor: number; startX: number } | null = null;
  private pinch: { range: Extent; shares: readonly [number, number] } | null = null;

  constructor(private current: Stage) {}

  /** Tells of another axis or domain. */
  follow(stage: Stage): void {
    this.current = stage;
  }

  down(pointer: PointerAt, box: Box): void {
    const share = shareIn(pointer, box);
    this.touches = [...this.touches.filter(({ id }) => id !== pointer.pointerId), { id: pointer.pointerId, share }];
    const [first, second] = this.touches;
    if (first && second) {
      this.drag = null;
      this.pinch = { range: this.range(), shares: [first.share, second.share] };
      this.current.view.set({ selection: null, cursor: null });
    } else {
      this.drag = { anchor: this.positionAt(share), startX: pointer.clientX };
    }
  }

  move(pointer: PointerAt, box: Box): void {
    const share = shareIn(pointer, box);
    this.touches.filter(({ id }) => id === pointer.pointerId).forEach((touch) => (touch.share = share));
    if (this.pinch) return this.movePinch();
    const position = this.positionAt(share);
    const dragged = this.drag && Math.abs(pointer.clientX - this.drag.startX) > CLICK_SLACK;
    const open = this.current.view.snapshot().selection !== null;
    if (this.drag && (dragged || open)) this.current.view.set({ selection: ordered(this.drag.anchor, position), cursor: position });
    else this.current.view.set({ cursor: position });
  }

  up(pointer: PointerAt, box: Box): void {
    const { view, domain } = this.current;
    const { selection } = view.snapshot();
    if (selection && this.drag) view.set({ selection: null, zoom: asZoom(fitInto(selection, domain), domain) });
    else if (this.drag) view.set({ cursor: this.positionAt(shareIn(pointer, box)) });
    this.lift(pointer);
  }

  /** The browser took the pointer away, to scroll the page or to call a menu. */
  cancel(pointer: PointerAt): void {
    this.current.view.set({ selection: null });
    this.lift(pointer);
  }

  leave(pointer: PointerAt): void {
    if (pointer.pointerType === 'mouse' && !this.drag) this.current.view.set({ cursor: null });
  }

  private lift(pointer: PointerAt): void {
    this.touches = this.touches.filter(({ id }) => id !== pointer.pointerId);
    this.drag = null;
    this.pinch = null;
  }

  private movePinch(): void {
    const [first, second] = this.touches;
    if (!this.pinch || !first || !second) return;
    const { view, domain } = this.current;
    const { range, shares } = this.pinch;
    const length = range.to - range.from;
    const before = Math.max(0.05, Math.abs(shares[1] - shares[0]));
    const now = Math.max(0.05, Math.abs(second.share - first.share));
    const held = range.from + ((shares[0] + shares[1]) / 2) * length;
    const shown = (length * before) / now;
    const from = held - ((first.share + second.share) / 2) * shown;
    view.set({ zoom: asZoom(fitInto({ from, to: from + shown }, domain), domain) });
  }

  private range(): Extent {
    const { view, domain } = this.current;
    return view.snapshot().zoom ?? domain;
  }

  private positionAt(share: number): number {
    return positionAt(this.current.axis, this.range(), share);
  }
}

function shareIn({ clientX }: PointerAt, { left, width }: Box): number {
  return width > 0 ? (clientX - left) / width : 0;
}
