import { Input } from 'antd';
import { useId } from 'react';
import { Field } from './field.js';

export interface TextAreaFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly error?: string;
  readonly hint?: string;
}

/** Several lines of text that may be left empty. */
export function TextAreaField({
  label,
  value,
  onChange,
  error,
  hint,
  ...rest
}: TextAreaFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <Input.TextArea
        {...rest}
        id={id}
        value={value}
        rows={5}
        styles={{ textarea: { minHeight: 100 } }}
        onChange={(event) => onChange(event.target.value)}
        status={error ? 'error' : ''}
        aria-invalid={error !== undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
    </Field>
  );
}
