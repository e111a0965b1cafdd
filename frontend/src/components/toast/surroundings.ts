import { freeSpot, type Box, type Size, type Spot, type Surroundings } from './free-spot.js';

const CONTROLS = 'a[href], button, input, select, textarea, [role="slider"], [role="application"]';
const WIDTH_PX = 360;
const MARGINS_PX = 48;
/** Rather too much than too little: padding, title and a margin; lines of text; a line of buttons. */
const HEAD_PX = 72;
const LINE_PX = 22;
const ACTIONS_PX = 44;
const LETTERS_A_LINE = 40;

/** What a toast will hold, as far as its size depends on it. */
export interface ToastContent {
  readonly text: string;
  readonly hasActions: boolean;
}

/** Where a toast covers nothing that can be pressed, in the window as it is now. */
export function spotFor(content: ToastContent): Spot {
  return freeSpot(sizeOf(content), surroundings());
}

function sizeOf({ text, hasActions }: ToastContent): Size {
  const lines = Math.ceil(text.length / LETTERS_A_LINE);
  return {
    width: Math.min(WIDTH_PX, window.innerWidth - MARGINS_PX),
    height: HEAD_PX + lines * LINE_PX + (hasActions ? ACTIONS_PX : 0),
  };
}

function surroundings(): Surroundings {
  const size = { width: window.innerWidth, height: window.innerHeight };
  // Under a dialog nothing can be pressed.
  const dialog = [...document.querySelectorAll('[role="dialog"]')].filter(isSeen).at(-1);
  const controls = [...(dialog ?? document).querySelectorAll(CONTROLS)]
    .filter((control) => !control.closest('.ant-notification'))
    .map(boxOf)
    .filter(({ left, right, top, bottom }) => right > left && bottom > 0 && top < size.height);
  const focused = document.activeElement;
  return {
    window: size,
    controls,
    held: focused && focused.matches(CONTROLS) ? boxOf(focused) : null,
  };
}

function isSeen(element: Element): boolean {
  return element.getBoundingClientRect().width > 0;
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
