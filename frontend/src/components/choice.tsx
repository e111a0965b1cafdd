import { Segmented } from 'antd';

export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side; nothing where there is nothing to choose. */
export function Choice<Value extends string>({
  name,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  return options.length > 1 ? (
    <Segmented<Value>
      size="small"
      aria-label={name}
      value={value}
      onChange={onChange}
      options={[...options]}
    />
  ) : null;
}
