import { Button } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { ApiError, sentenceOf } from '#api/api-error.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { FormError } from '#components/form/form-error.js';
import { TextField } from '#components/form/text-field.js';
import { useFieldErrors } from '#components/form/use-field-errors.js';
import { useSending } from '#components/form/use-sending.js';
import { changeEmail } from '#api/generated/sdk.gen.js';
import type { ChangeEmailDto } from '#api/generated/types.gen.js';
import { emailErrors } from '#features/accounts/model/registration-form.js';
import styles from './profile-form.module.css';

type Name = keyof ChangeEmailDto;

const EMPTY: ChangeEmailDto = { email: '', password: '' };

/** Asks for another address; nothing changes before the link that is sent there is opened. */
export function ChangeEmailForm({
  onDone,
  onAsked,
}: {
  readonly onDone: () => void;
  readonly onAsked: (email: string) => void;
}) {
  const [filled, setFilled] = useState(EMPTY);
  const { errors, form, show, clear } = useFieldErrors<Name>();
  const { send, pending, error } = useSending((body: ChangeEmailDto) => changeEmail({ body }), {
    onSuccess: () => onAsked(filled.email.trim()),
    onError: (refusal) => show(byField(refusal)),
  });
  const text = (name: Name) => ({
    name,
    value: filled[name],
    error: errors[name],
    onChange: (value: string) => {
      setFilled((before) => ({ ...before, [name]: value }));
      clear(name);
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = {
      ...emailErrors(filled.email),
      ...(filled.password === '' ? { password: 'Enter your current password.' } : {}),
    };
    if (show(found)) send({ ...filled, email: filled.email.trim() });
  };
  const isOther = error !== undefined && Object.keys(byField(error)).length === 0;
  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate aria-label="Change email">
      <FormError>
        {isOther ? sentenceOf(error, 'Your email could not be changed. Please try again.') : null}
      </FormError>
      <TextField label="New email" type="email" autoComplete="email" autoFocus {...text('email')} />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...text('password')}
      />
      <p className={styles.note}>
        We send a link to the new address and a notice to the old one. Your email changes when you
        open the link.
      </p>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={pending}>
          {pending ? 'Sending...' : 'Send the Link'}
        </Button>
        <Button onClick={onDone}>Keep the old one</Button>
      </div>
    </form>
  );
}

function byField(error: unknown): Partial<Record<Name, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'EMAIL_TAKEN') return { email: sentenceOf(error, 'This address is in use.') };
  if (error.code === 'WRONG_PASSWORD')
    return { password: sentenceOf(error, 'This password is not correct.') };
  return fieldErrorsOf(error);
}
