import type { ReactNode } from 'react';
import { FormOutline } from '../components/form-outline.js';
import { ADDRESSES } from '../model/addresses.js';
import { FormPage } from './form-page.js';

export function ForgotPasswordPage({ form }: { readonly form?: ReactNode }) {
  return <FormPage path={ADDRESSES.forgotPassword} form={form ?? <FormOutline title="Forgot your password?" level={1} rows={2} lead="Enter the address of your account. We send you a link to choose a new password." />} />;
}
