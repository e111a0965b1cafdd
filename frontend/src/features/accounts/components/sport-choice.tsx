import { ChoiceGroup, type Choice } from '#components/form/choice-group.js';
import type { RegisterDto } from '#api/generated/types.gen.js';

type Sport = RegisterDto['sport'];

const sports: readonly Choice<Sport>[] = [
  { value: 'CYCLING', label: 'Cycling' },
  { value: 'RUNNING', label: 'Running' },
  { value: 'BOTH', label: 'Both' },
];

export interface SportChoiceProps {
  readonly value: Sport | '';
  readonly error: string | undefined;
  readonly onChange: (sport: Sport) => void;
}

export function SportChoice(props: SportChoiceProps) {
  return <ChoiceGroup legend="Sport" name="sport" choices={sports} {...props} />;
}
