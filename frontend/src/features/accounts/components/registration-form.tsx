import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, sentenceOf } from '../../../api/api-error.js';
import { FormError } from '../../../components/form/form-error.js';
import { TextField } from '../../../components/form/text-field.js';
import { register } from '../api/register.js';
import { countryNames } from '../model/countries.js';
import { emptyRegistration, registrationErrors, toRegistration, type RegistrationErrors, type RegistrationForm } from '../model/registration-form.js';
import { useSession } from '../model/session-context.js';
import styles from './auth-card.module.css';
import { SportChoice } from './sport-choice.js';

/** The sentences that the server has for single fields. */
function fieldErrors(error: unknown): RegistrationErrors {
  const fields = error instanceof ApiError ? error.body['fields'] : undefined;
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries((fields as { field: string; message: string }[]).map(({ field, message }) => [field, message]));
}

export function RegistrationForm() {
  const session = useSession();
  const formElement = useRef<HTMLFormElement>(null);
  const countries = useMemo(() => countryNames(), []);
  const [form, setForm] = useState<RegistrationForm>(emptyRegistration);
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: register,
    onSuccess: (answer) => session.start(answer),
    onError: (refusal) => setErrors(fieldErrors(refusal)),
  });

  const set = <Name extends keyof RegistrationForm>(name: Name, value: RegistrationForm[Name]): void => {
    setForm((filled) => ({ ...filled, [name]: value }));
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = registrationErrors(form);
    flushSync(() => setErrors(found));
    const registration = toRegistration(form);
    if (Object.keys(found).length > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (registration && !isPending) mutate(registration);
  };
  const text = (name: Exclude<keyof RegistrationForm, 'sport'>) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });

  return (
    <form className={styles.form} ref={formElement} onSubmit={submit} noValidate aria-label="Create account">
      <FormError>{error ? sentenceOf(error, 'Registration failed') : null}</FormError>
      <div className={styles.pair}>
        <TextField label="First name" autoComplete="given-name" {...text('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...text('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="username" {...text('email')} />
      <SportChoice value={form.sport} error={errors.sport} onChange={(sport) => set('sport', sport)} />
      <div className={styles.pair}>
        <TextField label="City" autoComplete="address-level2" {...text('city')} />
        <TextField label="Country" autoComplete="country-name" suggestions={countries} {...text('country')} />
      </div>
      <div className={styles.pair}>
        <TextField label="Password" type="password" autoComplete="new-password" hint="6 characters or more; 8 are better" {...text('password')} />
        <TextField label="Confirm password" type="password" autoComplete="new-password" {...text('confirmPassword')} />
      </div>
      <Button type="primary" htmlType="submit" size="large" block disabled={isPending}>
        {isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
