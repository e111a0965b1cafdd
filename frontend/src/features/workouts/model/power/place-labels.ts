/** A text that wants to stand near a point; the first of equal importance comes first. */
export interface WantedLabel {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface PlacedLabel extends WantedLabel {
  /** The middle of the text at its base line. */
  readonly at: { readonly x: number; readonly y: number };
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of the page's type at 12 px, by the widest digit; px. */
const CHARACTER = 7.8;
const LINE = 14;
/** Between a point and its text, and between two texts. */
const GAP = 8;
const MARGIN = 4;

/**
 * Puts each text above its point, else below it, else beside it, where it stays inside and touches
 * nothing that stands already; what has no room is left out, for a text over another one can be
 * read by nobody.
 */
export function placeLabels(
  wanted: readonly WantedLabel[],
  inside: Box,
  taken: readonly Box[] = [],
): readonly PlacedLabel[] {
  const boxes = [...taken];
  return wanted.flatMap((label) => {
    const width = label.text.length * CHARACTER;
    const middle = Math.min(inside.right - width / 2, Math.max(inside.left + width / 2, label.x));
    const tries = [
      { x: middle, y: label.y - GAP },
      { x: middle, y: label.y + GAP + LINE - 2 },
      { x: label.x + GAP + width / 2, y: label.y + 4 },
      { x: label.x - GAP - width / 2, y: label.y + 4 },
    ];
    const at = tries.find((place) => {
      const box = boxOf(place, width);
      return within(box, inside) && boxes.every((other) => apart(box, other));
    });
    if (!at) return [];
    boxes.push(boxOf(at, width));
    return [{ ...label, at }];
  });
}

function boxOf({ x, y }: { readonly x: number; readonly y: number }, width: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - LINE + 3, bottom: y + 3 };
}

function within(box: Box, inside: Box): boolean {
  return (
    box.left >= inside.left &&
    box.right <= inside.right &&
    box.top >= inside.top &&
    box.bottom <= inside.bottom
  );
}

function apart(a: Box, b: Box): boolean {
  return (
    a.right + MARGIN <= b.left ||
    b.right + MARGIN <= a.left ||
    a.bottom <= b.top ||
    b.bottom <= a.top
  );
}
