import type { QuantityField, RaceTimeField } from '#features/accounts/model/onboarding/answers.js';
import { CM_PER_INCH, formatFeetInches } from '#features/accounts/model/onboarding/body-units.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { TextAnswer } from './text-answer.js';

export function NumberAnswer({ name }: { readonly name: QuantityField }) {
  return <TextAnswer name={name} inputMode="decimal" />;
}

/** `m:ss` or `h:mm:ss`; a phone's number pad has no colon. */
export function TimeAnswer({ name }: { readonly name: RaceTimeField }) {
  return <TextAnswer name={name} unit={name === 'goalMarathonTime' ? 'h:mm:ss' : 'm:ss'} />;
}

/** Height in the chosen units; feet and inches are read back, for they are typed as bare digits. */
export function HeightAnswer() {
  const { answers, text } = useQuestionnaire();
  if (answers.unitSystem !== 'IMPERIAL')
    return <TextAnswer name="heightCm" inputMode="decimal" unit="cm" />;
  const read =
    typeof answers.heightCm === 'number' ? formatFeetInches(answers.heightCm / CM_PER_INCH) : null;
  return (
    <TextAnswer
      name="heightCm"
      unit={read !== null && read !== text('heightCm') ? `= ${read}` : 'ft in'}
    />
  );
}

export function WeightAnswer() {
  const { answers } = useQuestionnaire();
  return (
    <TextAnswer
      name="weightKg"
      inputMode="decimal"
      unit={answers.unitSystem === 'IMPERIAL' ? 'lb' : 'kg'}
    />
  );
}
