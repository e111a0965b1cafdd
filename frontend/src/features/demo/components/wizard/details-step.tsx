import { Button, Input } from 'antd';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { Field } from '#components/form/field.js';
import { countryNames } from '#lib/countries.js';
import { canBeEmail } from '#features/demo/model/email.js';
import { AGE_RANGES, GENDERS, isEmpty, type Details } from '#features/demo/model/visitor.js';
import styles from './details-step.module.css';
import { OptionalChoice } from './optional-choice.js';

export interface DetailsStepProps {
  readonly details: Details;
  /** While the demo is being started. */
  readonly busy: boolean;
  readonly onChange: (details: Details) => void;
  readonly onSubmit: () => void;
  readonly onSkip: () => void;
}

/** What the server takes. */
const LONGEST_COUNTRY = 80;
const LONGEST_EMAIL = 254;
const KEPT = 'We keep it for 30 days, then delete it.';

/**
 * What a visitor may tell of themselves, all of it optional, with what becomes of it in plain
 * words.
 */
export function DetailsStep({ details, busy, onChange, onSubmit, onSkip }: DetailsStepProps) {
  const id = useId();
  const countries = useMemo(() => countryNames(), []);
  const [isMistyped, setMistyped] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const address = event.currentTarget.querySelector<HTMLInputElement>('input[type=email]');
    // A refusal by the server would show nothing at all: what it would refuse is said here.
    const isWrong =
      address?.checkValidity() === false ||
      (details.email.trim() !== '' && !canBeEmail(details.email));
    setMistyped(isWrong);
    if (isWrong) address?.focus();
    else onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <OptionalChoice
        label="Age range"
        choices={AGE_RANGES}
        value={details.ageRange}
        onChange={(ageRange) => onChange({ ...details, ageRange })}
      />
      <OptionalChoice
        label="Gender"
        choices={GENDERS}
        value={details.gender}
        onChange={(gender) => onChange({ ...details, gender })}
      />
      <Field id={`${id}-country`} label="Country">
        <Input
          id={`${id}-country`}
          size="large"
          list={`${id}-countries`}
          autoComplete="country-name"
          maxLength={LONGEST_COUNTRY}
          value={details.country}
          onChange={({ target }) => onChange({ ...details, country: target.value })}
        />
        <datalist id={`${id}-countries`}>
          {countries.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
      </Field>
      <Field
        id={`${id}-email`}
        label="Email"
        hint={KEPT}
        error={isMistyped ? 'This does not look like an email address.' : undefined}
      >
        <Input
          id={`${id}-email`}
          type="email"
          size="large"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          value={details.email}
          status={isMistyped ? 'error' : ''}
          aria-invalid={isMistyped}
          aria-describedby={`${id}-email-note`}
          onChange={({ target }) => onChange({ ...details, email: target.value })}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="primary" size="large" htmlType="submit" disabled={busy || isEmpty(details)}>
          {busy ? 'Loading...' : 'Submit'}
        </Button>
        <Button size="large" disabled={busy} onClick={onSkip}>
          Skip
        </Button>
      </div>
    </form>
  );
}
