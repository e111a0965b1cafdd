import { type SyntheticEvent, useState } from 'react';
import { sentenceOf } from '#api/api-error.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { FormError } from '#components/form/form-error.js';
import { NewPasswordField } from '#components/form/new-password-field.js';
import { SubmitButton } from '#components/form/submit-button.js';
import { TextField } from '#components/form/text-field.js';
import { useFieldErrors } from '#components/form/use-field-errors.js';
import { useKeptWords } from '#components/form/use-kept-words.js';
import { useSending } from '#components/form/use-sending.js';
import { useTypedBefore } from '#components/form/use-typed-before.js';
import { register } from '#api/generated/sdk.gen.js';
import type { RegisterDto } from '#api/generated/types.gen.js';
import { countryNames } from '#lib/countries.js';
import { ChoiceGroup } from '#components/form/choice-group.js';
import {
  emptyRegistration,
  type RegistrationForm as Filled,
  registrationErrors,
  toRegistration,
  withoutPasswords,
} from '../model/registration-form.js';
import { SPORT_CHOICES } from '../model/sport-choices.js';
import { useBeginning } from '../model/beginning.js';
import styles from './auth-card.module.css';

/** Everything that an account needs. `action` is what the button says. */
export function RegistrationForm({ action }: { readonly action: string }) {
  const beginning = useBeginning();
  const [filled, setFilled] = useState<Filled>(emptyRegistration);
  const { errors, form, show, clear } = useFieldErrors<keyof Filled>();
  const take = (words: Readonly<Record<string, string>>): void =>
    setFilled((before) => ({ ...before, ...words }));
  const forget = useKeptWords('registration', withoutPasswords(filled), take);
  useTypedBefore(form, take);
  const { send, pending, error } = useSending((body: RegisterDto) => register({ body }), {
    once: true,
    onSuccess: (answer) => {
      forget();
      beginning.start(answer);
    },
    onError: (refusal) => show(fieldErrorsOf(refusal)),
  });

  const set = <Name extends keyof Filled>(name: Name, value: Filled[Name]): void => {
    setFilled((before) => ({ ...before, [name]: value }));
    clear(name);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const registration = toRegistration(filled);
    if (show(registrationErrors(filled)) && registration) send(registration);
  };
  const text = (name: Exclude<keyof Filled, 'sport'>) => ({
    name,
    value: filled[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });
  const known = [filled.firstName, filled.lastName, filled.email, filled.city];

  return (
    <form
      className={styles.form}
      ref={form}
      method="post"
      onSubmit={submit}
      noValidate
      aria-label="Create account"
    >
      <FormError>{error ? sentenceOf(error, 'Registration failed') : null}</FormError>
      <div className={styles.pair}>
        <TextField label="First name" autoComplete="given-name" {...text('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...text('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...text('email')} />
      <SportChoice
        value={filled.sport}
        error={errors.sport}
        onChange={(sport) => set('sport', sport)}
      />
      <div className={styles.pair}>
        <TextField label="City" autoComplete="address-level2" {...text('city')} />
        <TextField
          label="Country"
          autoComplete="country-name"
          suggestions={countryNames}
          {...text('country')}
        />
      </div>
      <div className={styles.pair}>
        <NewPasswordField label="Password" known={known} {...text('password')} />
        <TextField
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          {...text('confirmPassword')}
        />
      </div>
      <SubmitButton pending={pending} busy="Creating Account...">
        {action}
      </SubmitButton>
      <p className={styles.rules}>
        By creating an account you accept the <a href="/terms">Terms</a>. The{' '}
        <a href="/privacy">Privacy</a> page says what is stored.
      </p>
    </form>
  );
}

type Sport = RegisterDto['sport'];

interface SportChoiceProps {
  readonly value: Sport | '';
  readonly error: string | undefined;
  readonly onChange: (sport: Sport) => void;
}

function SportChoice(props: SportChoiceProps) {
  return <ChoiceGroup legend="Sport" name="sport" choices={SPORT_CHOICES} {...props} />;
}
