import { CloseSign, FormLink } from '#components/form/form-button.js';
import { AuthCard } from '#features/accounts/components/auth-card.js';
import { SignUpPage } from '#features/marketing/pages/sign-up-page.js';

export function SignUp() {
  const close = (
    <FormLink look="corner" href="/" label="Close">
      <CloseSign />
    </FormLink>
  );
  return <SignUpPage form={<AuthCard initial="register" corner={close} />} />;
}
