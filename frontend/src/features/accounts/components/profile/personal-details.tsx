import { Button } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { sentenceOf } from '#api/api-error.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { changePerson } from '#api/generated/sdk.gen.js';
import type { PersonDto } from '#api/generated/types.gen.js';
import { ChoiceGroup } from '#components/form/choice-group.js';
import { FormError } from '#components/form/form-error.js';
import { TextField } from '#components/form/text-field.js';
import { useFieldErrors } from '#components/form/use-field-errors.js';
import { useSending } from '#components/form/use-sending.js';
import { useToast } from '#components/toast/use-toast.js';
import { countryNames } from '#lib/countries.js';
import { useSession } from '#features/accounts/model/session.js';
import { SPORT_CHOICES } from '#features/accounts/model/sport-choices.js';
import type { User } from '#features/accounts/model/user.js';
import { ProfileSection } from './profile-section.js';
import styles from './profile-form.module.css';

type Person = Required<PersonDto>;
type Line = Exclude<keyof Person, 'sport'>;

const LINES: readonly (readonly [Line, string])[] = [
  ['firstName', 'first name'],
  ['lastName', 'last name'],
  ['city', 'city'],
  ['country', 'country'],
];

/** Name, place and sport, as given at sign-up. */
export function PersonalDetails({ user }: { readonly user: User }) {
  const session = useSession();
  const toast = useToast();
  const [filled, setFilled] = useState(() => personOf(user));
  const { errors, form, show, clear } = useFieldErrors<keyof Person>();
  const { send, pending, error } = useSending((body: PersonDto) => changePerson({ body }), {
    onSuccess: ({ user: changed }) => {
      session.update(changed);
      setFilled(personOf(changed));
      toast.success('Details Saved');
    },
    onError: (refusal) => show(fieldErrorsOf(refusal)),
  });
  const changed = changesOf(personOf(user), filled);
  const isChanged = Object.keys(changed).length > 0;
  const set = <Name extends keyof Person>(name: Name, value: Person[Name]): void => {
    setFilled((before) => ({ ...before, [name]: value }));
    clear(name);
  };
  const text = (name: Line) => ({
    name,
    value: filled[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const missing = LINES.filter(([name]) => filled[name].trim() === '').map(
      ([name, label]) => [name, `Please enter your ${label}`] as const,
    );
    if (show(Object.fromEntries(missing)) && isChanged) send(changed);
  };
  const isOther = error !== undefined && Object.keys(fieldErrorsOf(error)).length === 0;
  return (
    <ProfileSection
      title="Personal Details"
      lead="The coach never sees your name, city or country."
    >
      <form
        className={styles.form}
        ref={form}
        onSubmit={submit}
        noValidate
        aria-label="Personal details"
      >
        <FormError>
          {isOther ? sentenceOf(error, 'Your details could not be saved. Please try again.') : null}
        </FormError>
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="given-name" {...text('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...text('lastName')} />
          <TextField label="City" autoComplete="address-level2" {...text('city')} />
          <TextField
            label="Country"
            autoComplete="country-name"
            suggestions={countryNames}
            {...text('country')}
          />
        </div>
        <ChoiceGroup
          legend="Sport"
          name="sport"
          choices={SPORT_CHOICES}
          value={filled.sport}
          error={errors.sport}
          onChange={(sport) => set('sport', sport)}
        />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" disabled={!isChanged || pending}>
            {pending ? 'Saving...' : 'Save Details'}
          </Button>
        </div>
      </form>
    </ProfileSection>
  );
}

function personOf({ firstName, lastName, city, country, sport }: User): Person {
  return { firstName, lastName, city, country, sport };
}

/** Only what differs, so that a second tab's change of another line stays. */
function changesOf(saved: Person, filled: Person): PersonDto {
  const names = Object.keys(saved) as (keyof Person)[];
  return Object.fromEntries(
    names
      .map((name) => [name, filled[name].trim()] as const)
      .filter(([name, value]) => value !== saved[name]),
  );
}
