import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '#api/api-error.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { ButtonLink } from '#components/button-link.js';
import { useToast } from '#components/toast/use-toast.js';
import type { UnitPreferences } from '#lib/units.js';
import { type DatedThresholds, thresholdsQuery } from '#features/accounts/api/get-profile.js';
import { removeThresholds } from '#api/generated/sdk.gen.js';
import {
  type ThresholdDraft,
  weightIn,
  weightUnit,
  type WeightUnit,
} from '#features/accounts/model/profile/threshold-entry.js';
import { ProfileSection } from './profile-section.js';
import { ThresholdForm } from './threshold-form.js';
import { ThresholdTable } from './threshold-table.js';
import form from './profile-form.module.css';

interface Editing {
  readonly start: ThresholdDraft;
  /** Null for a new one. */
  readonly entry: DatedThresholds | null;
}

const NOTHING = { currentFTP: '', maxHR: '', restingHR: '', weight: '' };

/** Numbers by the day from which they hold: a workout is judged by what held on its day. */
export function ThresholdsOverTime({
  units,
  today,
}: {
  readonly units: UnitPreferences;
  readonly today: string;
}) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(thresholdsQuery);
  const [editing, setEditing] = useState<Editing | null>(null);
  const unit = weightUnit(units);
  const add = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setEditing(null));
    add.current?.focus();
  };
  const recomputed = (title: string): void => {
    close();
    for (const queryKey of [['profile'], ['workout'], ['workouts']])
      void queryClient.invalidateQueries({ queryKey });
    toast.success(title, { description: 'Workouts that depend on it are being computed again.' });
  };
  const removal = useLockedMutation({
    mutationFn: (validFrom: string) => removeThresholds({ path: { validFrom } }),
    onSuccess: () => recomputed('Entry Removed'),
    onError: (error) =>
      toast.error('Removal Failed', {
        description: sentenceOf(error, 'The entry could not be removed. Please try again.'),
      }),
  });
  const actions = (entry: DatedThresholds) => (
    <>
      <Button
        size="small"
        type="text"
        aria-label={`Correct the entry of ${entry.validFrom}`}
        onClick={() => setEditing({ start: draftOf(entry, unit), entry })}
      >
        Correct
      </Button>
      <Popconfirm
        title="Remove this entry?"
        description="Workouts from then on are judged by the entry before."
        okText="Remove"
        cancelText="Keep"
        okButtonProps={{ danger: true }}
        onConfirm={() => removal.mutate(entry.validFrom)}
      >
        <Button size="small" type="text" aria-label={`Remove the entry of ${entry.validFrom}`}>
          Remove
        </Button>
      </Popconfirm>
    </>
  );
  const table =
    data === undefined ? (
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    ) : (
      <ThresholdTable entries={data} unit={unit} actions={actions} />
    );
  return (
    <ProfileSection
      title="Thresholds"
      lead="Each workout is judged by what held on its day. Zones are set in the questionnaire."
    >
      {isError ? (
        <p role="alert">
          Your thresholds could not be loaded.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : (
        table
      )}
      {editing === null ? (
        <div className={form.actions}>
          <Button
            ref={add}
            onClick={() => setEditing({ start: { validFrom: today, ...NOTHING }, entry: null })}
          >
            Add an entry
          </Button>
          <ButtonLink to="/onboarding" search={{ edit: true }}>
            Edit the questionnaire
          </ButtonLink>
        </div>
      ) : (
        <ThresholdForm
          key={`${editing.entry === null ? 'new' : 'old'}-${editing.start.validFrom}`}
          {...editing}
          taken={(data ?? []).map(({ validFrom }) => validFrom)}
          unit={unit}
          onSaved={() => recomputed('Thresholds Saved')}
          onClose={close}
        />
      )}
    </ProfileSection>
  );
}

function draftOf(
  { validFrom, currentFTP, maxHR, restingHR, weightKg }: DatedThresholds,
  unit: WeightUnit,
): ThresholdDraft {
  const text = (value: number | null): string => (value === null ? '' : String(value));
  return {
    validFrom,
    currentFTP: text(currentFTP),
    maxHR: text(maxHR),
    restingHR: text(restingHR),
    weight: text(weightKg === null ? null : weightIn(weightKg, unit)),
  };
}
