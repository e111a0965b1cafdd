import { ButtonLink } from '../../../components/button-link.js';
import { AuthFrame } from './auth-frame.js';
import { AuthStatement } from './auth-statement.js';

/** The end of the questionnaire for whoever comes to it by its address. */
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
            <ButtonLink to="/upload">Upload a workout</ButtonLink>
          </>
        }
      >
        <h2>Dashboard Coming Soon</h2>
        <p>One page for your training over the months is on its way. Until then every workout has a page of its own.</p>
      </AuthStatement>
    </AuthFrame>
  );
}
