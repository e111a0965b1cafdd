import { inPositions, onAxis, positionAt } from './chart-axis.js';
import { zoomTo } from './chart-keys.js';
import type { Box, PointerAt, Stage } from './pointer-stage.js';
import { edgeNear, farEdge } from './selection-edge.js';
import type { Extent } from './ticks.js';
import { asZoom, fitInto, ordered } from './viewport.js';

/** A hand is never quite still: shorter drags are clicks, px. */
const CLICK_SLACK = 4;
/** A finger that rests this long wants to select, ms; this far it may tremble, px. */
const LONG_PRESS_MS = 400;
const TREMBLE = 8;

interface Touch {
  readonly id: number;
  share: number;
}

interface Drag {
  /** The end that stays. */
  readonly anchor: number;
  readonly startX: number;
  /** Whether the other end follows the pointer by now. */
  selects: boolean;
  longPress: ReturnType<typeof setTimeout> | null;
}

/**
 * Drag to select, hover or tap to read, rest a finger to select with it, two fingers to zoom and
 * move. Knows nothing of the document: it is given pointers and the box they are in.
 */
export class PointerGestures {
  private touches: Touch[] = [];
  private drag: Drag | null = null;
  private pinch: { range: Extent; shares: readonly [number, number] } | null = null;

  constructor(private current: Stage) {}

  /** Tells of another axis or domain. */
  follow(stage: Stage): void {
    this.current = stage;
  }

  /** Whether the pointer draws a selection: the page must not scroll under it. */
  get selects(): boolean {
    return this.drag?.selects ?? false;
  }

  down(pointer: PointerAt, box: Box): void {
    const share = shareIn(pointer, box);
    this.touches = [
      ...this.touches.filter(({ id }) => id !== pointer.pointerId),
      { id: pointer.pointerId, share },
    ];
    const [first, second] = this.touches;
    if (first && second) {
      this.endDrag();
      this.pinch = { range: this.onAxis(this.range()), shares: [first.share, second.share] };
      this.current.view.set({ cursor: null });
      return;
    }
    const position = this.positionAt(share);
    const edge = edgeNear(this.current, this.range(), pointer, box);
    const { selection } = this.current.view.snapshot();
    this.drag = {
      anchor: edge && selection ? farEdge(selection, edge) : position,
      startX: pointer.clientX,
      selects: edge !== null,
      longPress: null,
    };
    if (pointer.pointerType === 'touch' && !edge)
      this.drag.longPress = setTimeout(() => this.pressLong(position), LONG_PRESS_MS);
  }

  move(pointer: PointerAt, box: Box): void {
    const share = shareIn(pointer, box);
    this.touches
      .filter(({ id }) => id === pointer.pointerId)
      .forEach((touch) => (touch.share = share));
    if (this.pinch) return this.movePinch();
    const position = this.positionAt(share);
    const { drag } = this;
    const distance = drag ? Math.abs(pointer.clientX - drag.startX) : 0;
    if (drag && pointer.pointerType !== 'touch' && distance > CLICK_SLACK) drag.selects = true;
    if (drag && distance > TREMBLE) this.forgetPress();
    if (drag?.selects)
      this.current.view.set({
        selection: ordered(drag.anchor, position),
        cursor: position,
        marked: null,
      });
    else this.current.view.set({ cursor: position });
  }

  up(pointer: PointerAt, box: Box): void {
    const { view, domain, axis, drag: kind = 'zoom' } = this.current;
    const { selection } = view.snapshot();
    if (this.drag?.selects) {
      if (selection && kind === 'zoom')
        view.set({ selection: null, zoom: zoomTo(selection, domain, axis) });
      else if (selection && selection.to <= selection.from) view.set({ selection: null });
    } else if (this.drag) {
      view.set({
        cursor: this.positionAt(shareIn(pointer, box)),
        ...(pointer.pointerType === 'touch' ? {} : { selection: null, marked: null }),
      });
    }
    this.lift(pointer);
  }

  /** The browser took the pointer away, to scroll the page or to call a menu. */
  cancel(pointer: PointerAt): void {
    if (this.current.drag !== 'select') this.current.view.set({ selection: null });
    this.lift(pointer);
  }

  leave(pointer: PointerAt): void {
    if (pointer.pointerType === 'mouse' && !this.drag) this.current.view.set({ cursor: null });
  }

  private pressLong(position: number): void {
    if (!this.drag) return;
    this.drag.selects = true;
    this.current.view.set({
      selection: { from: position, to: position },
      cursor: position,
      marked: null,
    });
  }

  private forgetPress(): void {
    if (this.drag?.longPress) clearTimeout(this.drag.longPress);
    if (this.drag) this.drag.longPress = null;
  }

  private endDrag(): void {
    this.forgetPress();
    this.drag = null;
  }

  private lift(pointer: PointerAt): void {
    this.touches = this.touches.filter(({ id }) => id !== pointer.pointerId);
    this.endDrag();
    this.pinch = null;
  }

  private movePinch(): void {
    const [first, second] = this.touches;
    if (!this.pinch || !first || !second) return;
    const { view, domain, axis } = this.current;
    const { range, shares } = this.pinch;
    const length = range.to - range.from;
    const before = Math.max(0.05, Math.abs(shares[1] - shares[0]));
    const now = Math.max(0.05, Math.abs(second.share - first.share));
    const held = range.from + ((shares[0] + shares[1]) / 2) * length;
    const shown = (length * before) / now;
    const from = held - ((first.share + second.share) / 2) * shown;
    view.set({
      zoom: asZoom(
        inPositions(axis, fitInto({ from, to: from + shown }, this.onAxis(domain))),
        domain,
      ),
    });
  }

  private range(): Extent {
    const { view, domain } = this.current;
    return view.snapshot().zoom ?? domain;
  }

  private onAxis(extent: Extent): Extent {
    return onAxis(this.current.axis, extent);
  }

  private positionAt(share: number): number {
    return positionAt(this.current.axis, this.range(), share);
  }
}

function shareIn({ clientX }: PointerAt, { left, width }: Box): number {
  return width > 0 ? (clientX - left) / width : 0;
}
