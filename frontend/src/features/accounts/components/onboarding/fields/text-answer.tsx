import { Input } from 'antd';
import { fieldOf } from '#features/accounts/model/onboarding/fields.js';
import { LONGEST_TEXT } from '#features/accounts/model/onboarding/typing.js';
import type {
  FieldName,
  QuantityField,
  RaceTimeField,
  TextField,
} from '#features/accounts/model/onboarding/answers.js';
import { CM_PER_INCH, formatFeetInches } from '#features/accounts/model/onboarding/body-units.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { AnswerField, answerId, describedBy } from './answer-field.js';
import styles from './answer-field.module.css';

export interface TextAnswerProps {
  readonly name: FieldName;
  /** Stands behind the value in place of the field's own unit. */
  readonly unit?: string;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  readonly type?: 'text' | 'date';
}

/** One line, whether a number, a time or words. What was typed stays, however wrong it is. */
export function TextAnswer({ name, unit, inputMode = 'text', type = 'text' }: TextAnswerProps) {
  const { text, problem, type: enter, leave } = useQuestionnaire();
  const field = fieldOf(name);
  const wrong = problem(name);
  const suffix = unit ?? field?.unit;
  return (
    <AnswerField name={name}>
      <Input
        id={answerId(name)}
        size="large"
        type={type}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        placeholder={field?.placeholder}
        value={text(name)}
        onChange={(event) => enter(name, event.target.value)}
        onBlur={() => leave(name)}
        status={wrong ? 'error' : ''}
        aria-required={field?.required === true}
        aria-invalid={wrong !== undefined}
        aria-describedby={describedBy(name, wrong)}
        {...(suffix ? { suffix: <span className={styles.unit}>{suffix}</span> } : {})}
      />
      {field?.suggestions ? <Suggestions name={name} suggestions={field.suggestions} /> : null}
    </AnswerField>
  );
}

/** Answers that many give, one press away; each can be changed afterwards. */
function Suggestions({
  name,
  suggestions,
}: {
  readonly name: FieldName;
  readonly suggestions: readonly string[];
}) {
  const { text, type } = useQuestionnaire();
  return (
    <div
      className={styles.suggestions}
      role="group"
      aria-label={`Suggestions for ${fieldOf(name)?.label.toLowerCase()}`}
    >
      {suggestions.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          aria-pressed={text(name) === suggestion}
          onClick={() => type(name, suggestion)}
        >
          {suggestion}
        </button>
      ))}
    </div>
  );
}

/** Several lines of free text. */
export function LongAnswer({ name }: { readonly name: TextField }) {
  const { text, problem, type, leave } = useQuestionnaire();
  const wrong = problem(name);
  return (
    <AnswerField name={name}>
      <Input.TextArea
        id={answerId(name)}
        rows={3}
        maxLength={LONGEST_TEXT}
        placeholder={fieldOf(name)?.placeholder}
        value={text(name)}
        onChange={(event) => type(name, event.target.value)}
        onBlur={() => leave(name)}
        status={wrong ? 'error' : ''}
        aria-invalid={wrong !== undefined}
        aria-describedby={describedBy(name, wrong)}
      />
    </AnswerField>
  );
}

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
