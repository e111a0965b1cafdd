import { Button, Input } from 'antd';
import { type SyntheticEvent, useId, useState } from 'react';
import { sentenceOf } from '#api/api-error.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { Field } from '#components/form/field.js';
import { useFieldErrors } from '#components/form/use-field-errors.js';
import { useToast } from '#components/toast/use-toast.js';
import type { DatedThresholds } from '#features/accounts/api/get-profile.js';
import { putThresholds } from '#api/generated/sdk.gen.js';
import {
  bodyOf,
  type ThresholdDraft,
  thresholdErrors,
  type WeightUnit,
} from '#features/accounts/model/profile/threshold-entry.js';
import form from './profile-form.module.css';
import styles from './thresholds-over-time.module.css';

export interface ThresholdFormProps {
  readonly start: ThresholdDraft;
  /** The entry that is corrected, whose day stands; null for a new one. */
  readonly entry: DatedThresholds | null;
  /** Days that have an entry. */
  readonly taken: readonly string[];
  readonly unit: WeightUnit;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The numbers that hold from one day on; an empty one keeps what held before. */
export function ThresholdForm({ start, entry, taken, unit, onSaved, onClose }: ThresholdFormProps) {
  const toast = useToast();
  const id = useId();
  const [draft, setDraft] = useState(start);
  const { errors, form: ref, show, clear } = useFieldErrors<keyof ThresholdDraft>();
  // The base pace and zones set by hand belong to the day as well: what the form does not show
  // stays as it is.
  const notShown =
    entry === null ? {} : { basePaceSPerKm: entry.basePaceSPerKm, zones: entry.zones };
  const { mutate, isPending } = useLockedMutation({
    mutationFn: (given: ThresholdDraft) =>
      putThresholds({
        path: { validFrom: given.validFrom },
        body: { ...notShown, ...bodyOf(given, unit) },
      }),
    onSuccess: onSaved,
    onError: (error) => {
      const { weightKg, ...others } = fieldErrorsOf(error);
      show({ ...others, ...(weightKg === undefined ? {} : { weight: weightKg }) });
      toast.error('Save Failed', {
        description: sentenceOf(error, 'Failed to save your thresholds. Please try again.'),
      });
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (show(thresholdErrors(draft, unit, entry === null ? taken : [])) && !isPending)
      mutate(draft);
  };
  const line = (name: keyof ThresholdDraft, label: string, suffix?: string) => (
    <Field id={`${id}-${name}`} label={label} error={errors[name]}>
      <Input
        id={`${id}-${name}`}
        name={name}
        value={draft[name]}
        {...(name === 'validFrom'
          ? { type: 'date', disabled: entry !== null }
          : { inputMode: 'decimal', suffix })}
        autoFocus={name === (entry === null ? 'validFrom' : 'currentFTP')}
        maxLength={10}
        status={errors[name] ? 'error' : ''}
        aria-invalid={errors[name] !== undefined}
        aria-describedby={errors[name] ? `${id}-${name}-note` : undefined}
        onChange={(event) => {
          setDraft((before) => ({ ...before, [name]: event.target.value }));
          clear(name);
        }}
      />
    </Field>
  );
  return (
    <form
      ref={ref}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={entry === null ? 'Add an entry' : `Correct the entry of ${start.validFrom}`}
    >
      <div className={styles.fields}>
        {line('validFrom', 'Holds from')}
        {line('currentFTP', 'FTP', 'W')}
        {line('maxHR', 'Max HR', 'bpm')}
        {line('restingHR', 'Resting HR', 'bpm')}
        {line('weight', 'Weight', unit)}
      </div>
      <div className={form.actions}>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save Entry'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
