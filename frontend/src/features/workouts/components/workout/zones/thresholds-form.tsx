import { Button, Form, InputNumber } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import type { Thresholds } from '#features/workouts/model/analysis.js';
import type { Family } from '#features/workouts/model/chart/channels.js';
import type { ThresholdInput } from '#features/workouts/model/zones/thresholds.js';
import { sentenceOf } from '#api/api-error.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { saveProfile } from '#api/generated/sdk.gen.js';
import styles from './thresholds-note.module.css';

export interface ThresholdsFormProps {
  readonly thresholds: Thresholds;
  readonly family: Family;
  readonly onClose: () => void;
}

interface Field {
  readonly name: keyof ThresholdInput;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

/** Bounds of what a person can have; the server holds the same. */
const FIELDS: readonly Field[] = [
  { name: 'currentFTP', label: 'FTP', unit: 'W', min: 40, max: 600 },
  { name: 'maxHR', label: 'Max heart rate', unit: 'bpm', min: 100, max: 240 },
  { name: 'restingHR', label: 'Resting heart rate', unit: 'bpm', min: 25, max: 120 },
  { name: 'weightKg', label: 'Weight', unit: 'kg', min: 25, max: 300 },
];

/** A few numbers, so that a workout can be judged right away. What is left empty stays as it was. */
export function ThresholdsForm({ thresholds, family, onClose }: ThresholdsFormProps) {
  const save = useSaveThresholds();
  const known = {
    currentFTP: thresholds.ftpW?.value,
    maxHR: thresholds.maxHr?.value,
    restingHR: thresholds.restingHr?.value,
    weightKg: thresholds.weightKg?.value,
  };
  // An emptied field holds null.
  const submit = (
    input: Readonly<Record<keyof ThresholdInput, number | null | undefined>>,
  ): void => {
    const given: ThresholdInput = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
    );
    save.mutate(given, { onSuccess: onClose });
  };
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      initialValues={known}
      onFinish={submit}
      className={styles.form}
      aria-label="Your thresholds"
    >
      {FIELDS.filter(({ name }) => name !== 'currentFTP' || family === 'cycling').map(
        ({ name, label, unit, min, max }) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={[{ type: 'number', min, max, message: `${min} to ${max} ${unit}` }]}
          >
            <InputNumber suffix={unit} controls={false} inputMode="decimal" />
          </Form.Item>
        ),
      )}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save and judge
        </Button>
        <Button type="text" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {save.error ? (
        <p role="alert" className={styles.error}>
          {sentenceOf(save.error, 'Failed to save your thresholds. Please try again.')}
        </p>
      ) : null}
    </Form>
  );
}

/** Saves thresholds and reads the workout again, which then follows its own recomputation. */
function useSaveThresholds() {
  const queryClient = useQueryClient();
  return useLockedMutation({
    mutationFn: (body: ThresholdInput) => saveProfile({ body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['profile'] }),
        queryClient.invalidateQueries({ queryKey: ['workout'] }),
      ]),
  });
}
