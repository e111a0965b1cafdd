import { Button } from 'antd';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { User } from '../model/user.js';
import styles from './gating-banner.module.css';

const questionnaire = '/onboarding';

/** For somebody who put the questionnaire off: what they miss without it, and the way to it. */
export function GatingBanner({ user }: { readonly user: User }) {
  const { history } = useRouter();
  if (user.profileCompleted || !user.onboardingSkipped) return null;
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.push(questionnaire);
  };
  return (
    <aside className={styles.banner} aria-label="Complete your profile">
      <p>
        <strong>Your workouts are waiting for your profile.</strong> They are measured against your
        own zones, so their analysis opens once you have answered the questionnaire. It takes under
        2 minutes.
      </p>
      <Button href={questionnaire} onClick={go}>
        Complete your profile
      </Button>
    </aside>
  );
}
