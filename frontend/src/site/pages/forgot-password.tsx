import { ForgotPassword as Form } from '#features/accounts/components/forgot-password.js';
import { ForgotPasswordPage } from '#features/marketing/pages/forgot-password-page.js';

export function ForgotPassword() {
  return <ForgotPasswordPage form={<Form />} />;
}
