/** A heading that has not come by then belongs to a page that is slow; the focus stays where it is. */
const WAIT_MS = 5000;

let stop = (): void => undefined;

/**
 * Moves the focus to the heading of the page that has just been drawn, so that keyboard and screen
 * reader go on there. While a page still loads its data, its content has the focus.
 */
export function focusPage(): void {
  stop();
  const content = document.getElementById('content');
  if (!content || hasOwnFocus(content) || focusHeading(content)) return;
  content.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (hasOwnFocus(content) || focusHeading(content)) stop();
  });
  const timer = setTimeout(() => stop(), WAIT_MS);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(content, { childList: true, subtree: true });
}

/** A page that put the focus somewhere itself, or an athlete who was faster, knows better. */
function hasOwnFocus(content: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== content && content.contains(activeElement);
}

function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
