/** A rectangle in the window, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a toast goes: at which side, and how far below the top of the window, px. */
export interface Spot {
  readonly side: 'right' | 'left' | 'middle';
  readonly top: number;
}

export interface Surroundings {
  readonly window: Size;
  /** What can be pressed. */
  readonly controls: readonly Box[];
  /** What was pressed last, or is about to be; covered last of all. */
  readonly held: Box | null;
}

/** Below the bar. */
const FIRST_TOP_PX = 64;
const MARGIN_PX = 24;
const STEP_PX = 8;
const SIDES = ['right', 'left', 'middle'] as const;
/** To cover what the keyboard or the pointer is at counts as much as to cover all the rest. */
const HELD_WEIGHT = 10_000;

/**
 * The spot nearest to the top right where a toast of this size covers no control; if there is
 * no such spot, the spot over the fewest.
 */
export function freeSpot(toast: Size, { window, controls, held }: Surroundings): Spot {
  const last = Math.max(FIRST_TOP_PX, window.height - MARGIN_PX - toast.height);
  let best: Spot = { side: 'right', top: FIRST_TOP_PX };
  let fewest = Number.POSITIVE_INFINITY;
  for (const side of SIDES) {
    for (let top = FIRST_TOP_PX; top <= last; top += STEP_PX) {
      const box = boxAt(side, top, toast, window);
      const covered =
        controls.filter((control) => overlap(box, control)).length +
        (held && overlap(box, held) ? HELD_WEIGHT : 0);
      if (covered < fewest) [best, fewest] = [{ side, top }, covered];
      if (fewest === 0) return best;
    }
  }
  return best;
}

function boxAt(side: Spot['side'], top: number, toast: Size, window: Size): Box {
  const room = window.width - toast.width;
  const left = { right: room - MARGIN_PX, left: MARGIN_PX, middle: room / 2 }[side];
  return { left, right: left + toast.width, top, bottom: top + toast.height };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
