import { useId, useState, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { Field } from './field.js';
import { PasswordInput } from './password-input.js';
import { TextInput } from './text-input.js';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly error?: string;
  readonly hint?: string;
  /**
   * Offered while typing; anything else may be entered too. Asked for when the line is first
   * reached.
   */
  readonly suggestions?: () => readonly string[];
  /** Stands between the line and its note. */
  readonly below?: ReactNode;
  /** Takes the focus when the page opens. */
  readonly autoFocus?: boolean;
}

/**
 * The longest address that mail knows. A password is never cut: the server says where one is too
 * long.
 */
const longest = 254;

/** A required line of text with its label above and its error below. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  error,
  hint,
  suggestions,
  below,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const [offered, setOffered] = useState<readonly string[]>([]);
  const Control = type === 'password' ? PasswordInput : TextInput;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <Control
        {...rest}
        id={id}
        {...(type === 'password' ? {} : { type, maxLength: longest })}
        {...(suggestions
          ? {
              list: `${id}-suggestions`,
              onFocus: () => setOffered((known) => (known.length > 0 ? known : suggestions())),
            }
          : {})}
        value={value}
        required
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
      {suggestions ? (
        <datalist id={`${id}-suggestions`}>
          {offered.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
      {below}
    </Field>
  );
}
