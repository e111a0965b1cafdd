import { Input, Select, Switch } from 'antd';
import { Field } from '#components/form/field.js';
import {
  CATEGORIES,
  type Category,
  type InstructionDraft,
} from '#features/admin/model/instruction.js';
import styles from './instruction-fields.module.css';

export interface InstructionFieldsProps {
  readonly draft: InstructionDraft;
  /** Whether it was tried to save, so that what is missing is marked. */
  readonly checked: boolean;
  readonly onChange: (draft: InstructionDraft) => void;
}

const LONGEST = { name: 120, content: 10_000 };

export function InstructionFields({ draft, checked, onChange }: InstructionFieldsProps) {
  const missing = (text: string): boolean => checked && text.trim() === '';
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field id="instruction-name" label="Name*">
          <Input
            id="instruction-name"
            required
            maxLength={LONGEST.name}
            value={draft.name}
            status={missing(draft.name) ? 'error' : ''}
            aria-invalid={missing(draft.name)}
            onChange={({ target }) => onChange({ ...draft, name: target.value })}
          />
        </Field>
        <Field id="instruction-category" label="Category">
          <Select<Category>
            id="instruction-category"
            value={draft.category}
            options={CATEGORIES.map((category) => ({ value: category, label: category }))}
            onChange={(category) => onChange({ ...draft, category })}
          />
        </Field>
      </div>
      <Field id="instruction-content" label="Detailed Instructions*">
        <Input.TextArea
          id="instruction-content"
          rows={10}
          required
          maxLength={LONGEST.content}
          value={draft.content}
          status={missing(draft.content) ? 'error' : ''}
          aria-invalid={missing(draft.content)}
          onChange={({ target }) => onChange({ ...draft, content: target.value })}
        />
      </Field>
      <label className={styles.active}>
        <Switch
          checked={draft.isActive}
          onChange={(isActive) => onChange({ ...draft, isActive })}
          aria-label="Active"
        />
        <span aria-hidden>Active</span>
      </label>
    </div>
  );
}
