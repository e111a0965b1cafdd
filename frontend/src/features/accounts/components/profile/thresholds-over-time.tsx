import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Skeleton } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../../../../api/api-error.js';
import { ButtonLink } from '../../../../components/button-link.js';
import { useToast } from '../../../../components/toast/use-toast.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { thresholdsQuery, type DatedThresholds } from '../../api/get-thresholds.js';
import { removeThresholds } from '../../api/keep-thresholds.js';
import { weightIn, weightUnit, type ThresholdDraft, type WeightUnit } from '../../model/profile/threshold-entry.js';
import { ProfileSection } from './profile-section.js';
import { ThresholdForm } from './threshold-form.js';
import { ThresholdTable } from './threshold-table.js';
import form from './profile-form.module.css';

/** Numbers by the day from which they hold: a workout is judged by what held on its day. */
export function ThresholdsOverTime({ units, today }: { readonly units: UnitPreferences; readonly today: string }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(thresholdsQuery);
  const [editing, setEditing] = useState<ThresholdDraft | null>(null);
  const unit = weightUnit(units);
  const recomputed = (title: string): void => {
    setEditing(null);
    for (const queryKey of [['profile'], ['workout'], ['workouts']]) void queryClient.invalidateQueries({ queryKey });
    toast.success(title, { description: 'Workouts that depend on it are being computed again.' });
  };
  const removal = useMutation({
    mutationFn: removeThresholds,
    onSuccess: () => recomputed('Entry Removed'),
    onError: (error) => toast.error('Removal Failed', { description: sentenceOf(error, 'The entry could not be removed. Please try again.') }),
  });
  const actions = (entry: DatedThresholds) => (
    <>
      <Button size="small" type="text" aria-label={`Correct the entry of ${entry.validFrom}`} onClick={() => setEditing(draftOf(entry, unit))}>
        Correct
      </Button>
      <Popconfirm title="Remove this entry?" description="Workouts from then on are judged by the entry before." okText="Remove" cancelText="Keep" onConfirm={() => removal.mutate(entry.validFrom)}>
        <Button size="small" type="text" danger aria-label={`Remove the entry of ${entry.validFrom}`}>
          Remove
        </Button>
      </Popconfirm>
    </>
  );
  const isNew = editing !== null && !data?.some(({ validFrom }) => validFrom === editing.validFrom);
  return (
    <ProfileSection title="Thresholds" lead="Each workout is judged by what held on its day. Zones are set in the questionnaire.">
      {isError ? (
        <p role="alert">
          Your thresholds could not be loaded.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : (
        <ThresholdTable entries={data} unit={unit} actions={actions} />
      )}
      {editing === null ? (
        <div className={form.actions}>
          <Button onClick={() => setEditing({ validFrom: today, currentFTP: '', maxHR: '', restingHR: '', weight: '' })}>Add an entry</Button>
          <ButtonLink to="/onboarding" search={{ edit: true }}>
            Edit the questionnaire
          </ButtonLink>
        </div>
      ) : (
        <ThresholdForm key={editing.validFrom} start={editing} isNew={isNew} unit={unit} onSaved={() => recomputed('Thresholds Saved')} onClose={() => setEditing(null)} />
      )}
    </ProfileSection>
  );
}

function draftOf({ validFrom, currentFTP, maxHR, restingHR, weightKg }: DatedThresholds, unit: WeightUnit): ThresholdDraft {
  const text = (value: number | null): string => (value === null ? '' : String(value));
  return { validFrom, currentFTP: text(currentFTP), maxHR: text(maxHR), restingHR: text(restingHR), weight: text(weightKg === null ? null : weightIn(weightKg, unit)) };
}
