import type { ReactNode } from 'react';
import { ADDRESSES } from '../model/addresses.js';
import { FormPage } from './form-page.js';

export function ForgotPasswordPage({ form }: { readonly form: ReactNode }) {
  return <FormPage path={ADDRESSES.forgotPassword} form={form} />;
}
