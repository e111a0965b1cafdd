import { useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useId, useState, type SyntheticEvent } from 'react';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { Field } from '#components/form/field.js';
import { useToast } from '#components/toast/use-toast.js';
import type { UnitPreferences } from '#lib/units.js';
import { profileQuery } from '#features/accounts/api/get-profile.js';
import { saveProfile } from '#api/generated/sdk.gen.js';
import { sameUnits, UNIT_CHOICES } from '#features/accounts/model/profile/unit-choices.js';
import { ProfileSection } from './profile-section.js';
import form from './profile-form.module.css';
import styles from './unit-preferences.module.css';

/** Pages whose texts the server writes in the athlete's units. */
const WORDED = [['workout'], ['workouts'], ['chat']];

export function UnitPreferencesForm({ saved }: { readonly saved: UnitPreferences }) {
  const id = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(saved);
  const changed = !sameUnits(chosen, saved);
  const { mutate, isPending } = useLockedMutation({
    mutationFn: (body: UnitPreferences) => saveProfile({ body }),
    onSuccess: ({ profile }) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      for (const queryKey of WORDED) void queryClient.invalidateQueries({ queryKey });
      toast.success('Preferences Saved');
    },
    onError: () =>
      toast.error('Save Failed', {
        description: 'Failed to save your preferences. Please try again.',
      }),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (changed && !isPending) mutate(chosen);
  };
  const unit = <Key extends keyof UnitPreferences>(key: Key) => (
    <Field id={`${id}-${key}`} label={UNIT_CHOICES[key].legend}>
      <Select<UnitPreferences[Key]>
        id={`${id}-${key}`}
        value={chosen[key]}
        options={[...UNIT_CHOICES[key].choices]}
        onChange={(value) => setChosen((before) => ({ ...before, [key]: value }))}
      />
    </Field>
  );
  return (
    <ProfileSection
      title="Unit Preferences"
      lead="Every page, chart, export and answer of the coach follows them."
    >
      <form className={styles.form} onSubmit={submit} aria-label="Unit preferences">
        <div className={styles.groups}>
          {unit('unitSystem')}
          {unit('paceUnit')}
          {unit('distanceUnit')}
          {unit('elevationUnit')}
        </div>
        <div className={form.actions}>
          <Button type="primary" htmlType="submit" disabled={!changed || isPending}>
            {isPending ? 'Saving...' : 'Save Preferences'}
          </Button>
          <span role="status" className={form.note}>
            {changed ? 'You have unsaved changes' : ''}
          </span>
        </div>
      </form>
    </ProfileSection>
  );
}
