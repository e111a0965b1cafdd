/** Moves the focus one message up or down, as in a feed; says whether the key meant that. */
export function moveBetweenMessages(box: HTMLElement, key: string): boolean {
  if (key !== 'PageUp' && key !== 'PageDown') return false;
  const messages = [...box.querySelectorAll<HTMLElement>('article')];
  const current = messages.findIndex((message) => message.contains(document.activeElement));
  const up = key === 'PageUp';
  const outermost = up ? messages.length - 1 : 0;
  const next = current < 0 ? outermost : current + (up ? -1 : 1);
  messages[next]?.focus();
  return true;
}
