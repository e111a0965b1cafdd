import { Button, Input } from 'antd';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { Field } from '#components/form/field.js';
import { countryNames } from '#lib/countries.js';
import { canBeEmail } from '#features/demo/model/email.js';
import { AGE_RANGES, type Details, GENDERS, isEmpty } from '#features/demo/model/visitor.js';
import styles from './details-step.module.css';
import optionalChoiceStyles from './optional-choice.module.css';

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
const KEPT = 'We delete it after 30 days.';

/** One press leads on; below it, what visitors may tell us about themselves. */
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
      <div className={styles.skip}>
        <Button type="primary" size="large" disabled={busy} onClick={onSkip}>
          Skip
        </Button>
        <span>and see the sample now</span>
      </div>
      <h2 className={styles.optional}>Optional: tell us who tries the demo</h2>
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
        <Button size="large" htmlType="submit" disabled={busy || isEmpty(details)}>
          {busy ? 'Loading...' : 'Submit'}
        </Button>
      </div>
    </form>
  );
}

interface OptionalChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Empty where nothing is said. */
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
}

/** One of a few, or none: pressing what is chosen takes it back. */
function OptionalChoice<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: OptionalChoiceProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={optionalChoiceStyles.label}>
        {label}
      </p>
      <div className={optionalChoiceStyles.choices}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={value === choice.value}
            onClick={() => onChange(value === choice.value ? '' : choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}
