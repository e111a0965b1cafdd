import { Input } from 'antd';
import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from './field.js';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly error?: string;
  readonly hint?: string;
  /** Offered while typing; anything else may be entered too. */
  readonly suggestions?: readonly string[];
}

/** A required line of text with its label above and its error below. */
export function TextField({ label, value, onChange, type = 'text', error, hint, suggestions, ...rest }: TextFieldProps) {
  const id = useId();
  const Control = type === 'password' ? Input.Password : Input;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <Control
        {...rest}
        id={id}
        {...(type === 'password' ? {} : { type })}
        {...(suggestions ? { list: `${id}-suggestions` } : {})}
        size="large"
        value={value}
        required
        maxLength={254}
        onChange={(event) => onChange(event.target.value)}
        status={error ? 'error' : ''}
        aria-invalid={error !== undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
      {suggestions ? (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </Field>
  );
}
