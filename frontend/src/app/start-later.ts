import { serverAnswers, untilReachable } from '../api/recovery.js';
import { UNREACHABLE_WORDS } from '../components/states/unreachable-words.js';

const BROKEN = {
  title: 'Stridewatt could not start',
  text: 'A part of it did not load. Load this page again.',
};

/**
 * In place of an empty page when the program itself does not load: why, in plain elements, as
 * nothing else is there. The page is loaded again as soon as the server answers.
 */
export async function startLater(root: HTMLElement): Promise<void> {
  const answers = await serverAnswers();
  const reason = navigator.onLine ? 'away' : 'offline';
  say(root, answers ? BROKEN : UNREACHABLE_WORDS[reason]);
  // With a server that answers, loading again could go on for ever.
  if (answers) return;
  await untilReachable();
  window.location.reload();
}

function say(root: HTMLElement, words: { readonly title: string; readonly text: string }): void {
  delete document.documentElement.dataset['app'];
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.setAttribute('style', 'max-width:32rem;margin:20vh auto;padding:16px');
  const title = document.createElement('h1');
  title.textContent = words.title;
  const text = document.createElement('p');
  text.textContent = words.text;
  main.append(title, text);
  root.replaceChildren(main);
}
