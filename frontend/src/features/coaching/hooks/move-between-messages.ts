/** Moves the focus one message up or down, as in a feed; says whether the key meant that. */
export function moveBetweenMessages(box: HTMLElement, key: string): boolean {
  if (key !== 'PageUp' && key !== 'PageDown') return false;
  const messages = [...box.querySelectorAll<HTMLElement>('article')];
  const current = messages.findIndex((message) => message.contains(document.activeElement));
  const next =
    current < 0
      ? key === 'PageUp'
        ? messages.length - 1
        : 0
      : current + (key === 'PageUp' ? -1 : 1);
  messages[next]?.focus();
  return true;
}
