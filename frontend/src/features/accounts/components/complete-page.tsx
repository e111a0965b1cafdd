import { ButtonLink } from '#components/button-link.js';
import { AuthFrame } from './auth-frame.js';
import { AuthStatement } from './auth-statement.js';

/** The end of the questionnaire for an athlete who opens it by its address. */
export function CompletePage() {
  return (
    <AuthFrame>
      <AuthStatement
        title="Onboarding Complete"
        actions={
          <>
            <ButtonLink to="/" look="primary">
              Go to your workouts
            </ButtonLink>
            <ButtonLink to="/progress">See your progress</ButtonLink>
            <ButtonLink to="/upload">Upload a workout</ButtonLink>
          </>
        }
      >
        <h2>Dashboard Coming Soon</h2>
        <p>
          A dashboard that you arrange yourself is on its way. What your training adds up to stands
          on the page of your progress already.
        </p>
      </AuthStatement>
    </AuthFrame>
  );
}
