/** A stretch on the picture of a workout, and what is written there. */
export interface Spot {
  /** On the plane of the curves. */
  readonly x: number;
  readonly width: number;
  /** Of the pointer: percent of the width, and px. */
  readonly left: number;
  readonly height: number;
  readonly text: string;
}

/**
 * Makes the picture in `figure` follow its evidence: a chip that is pressed, pointed at or focused
 * moves the mark and the pointer to its stretch. Plain DOM, so that the public page needs no React
 * for it.
 * @returns ends it
 */
export function followEvidence(figure: HTMLElement): () => void {
  const follow = ({ target }: Event): void => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;
    if (chip && figure.contains(chip)) point(figure, chip);
  };
  const events = ['click', 'pointerover', 'focusin'] as const;
  for (const event of events) figure.addEventListener(event, follow);
  return () => {
    for (const event of events) figure.removeEventListener(event, follow);
  };
}

function point(figure: HTMLElement, chip: HTMLElement): void {
  const { x, width, left, height, text } = JSON.parse(chip.dataset['spot'] ?? '{}') as Spot;
  for (const each of figure.querySelectorAll('[data-spot]'))
    each.setAttribute('aria-pressed', String(each === chip));
  for (const mark of figure.querySelectorAll('[data-mark]')) {
    mark.setAttribute('x', String(x));
    mark.setAttribute('width', String(width));
  }
  const pointer = figure.querySelector<HTMLElement>('[data-pointer]');
  if (!pointer) return;
  pointer.style.left = `${left}%`;
  pointer.style.height = `${height}px`;
  if (pointer.firstElementChild) pointer.firstElementChild.textContent = text;
}
