import { Input } from 'antd';
import { fieldOf } from '#features/accounts/model/onboarding/fields.js';
import { LONGEST_TEXT } from '#features/accounts/model/onboarding/typing.js';
import type { TextField } from '#features/accounts/model/onboarding/answers.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { AnswerField, answerId, describedBy } from './answer-field.js';

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
