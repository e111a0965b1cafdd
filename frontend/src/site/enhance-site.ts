import { followEvidence } from '../features/marketing/components/follow-evidence.js';
import type { SiteActions } from '../features/marketing/components/site-actions.js';

/**
 * Gives a prerendered page without a form all the script that it needs: its Sign In buttons, and
 * the evidence of its picture. No page of reading loads React.
 */
export function enhanceSite(root: HTMLElement, { signIn, prepareSignIn }: SiteActions): void {
  for (const figure of root.querySelectorAll<HTMLElement>('[data-evidence-picture]'))
    followEvidence(figure);
  if (!signIn) return;
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-sign-in]')) {
    if (prepareSignIn)
      for (const event of ['pointerenter', 'focusin'])
        form.addEventListener(event, prepareSignIn, { once: true });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.querySelector('button')?.setAttribute('aria-busy', 'true');
      // If the program does not load, the form itself asks the server for the page with the card.
      Promise.resolve(signIn()).catch(() => form.submit());
    });
  }
}
