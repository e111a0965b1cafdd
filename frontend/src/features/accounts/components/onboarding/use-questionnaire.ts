import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react';
import type { Draft } from '#features/accounts/api/get-draft.js';
import type { Answers, FieldName } from '#features/accounts/model/onboarding/answers.js';
import type { DraftWriter } from '#features/accounts/model/onboarding/draft-writer.js';
import {
  formReducer,
  shownProblem,
  shownText,
  startingForm,
  type FormState,
} from '#features/accounts/model/onboarding/form-state.js';
import { stepsFor, type Step } from '#features/accounts/model/onboarding/steps.js';
import { answersFromText, tidied } from '#features/accounts/model/onboarding/typing.js';

/** The open questionnaire, as its fields see it. */
export interface Questionnaire {
  readonly answers: Answers;
  readonly steps: readonly Step[];
  readonly form: FormState;
  readonly text: (name: FieldName) => string;
  /** What is wrong with a field, if it may be said yet. */
  readonly problem: (name: FieldName) => string | undefined;
  readonly type: (name: FieldName, text: string) => void;
  /** The field was left: it may say what is wrong with it. */
  readonly leave: (name: FieldName) => void;
  readonly put: (answers: Answers) => void;
  readonly judge: (names: readonly FieldName[]) => void;
  readonly refuse: (sentences: Partial<Record<FieldName, string>>) => void;
}

/**
 * @param draft undefined where the stored draft could not be read; it may still come, and then
 * fills what was not touched
 */
export function useQuestionnaireForm(
  draft: Draft | undefined,
  writer: DraftWriter,
  sport: string,
): Questionnaire {
  const [form, dispatch] = useReducer(formReducer, undefined, () =>
    startingForm(draft?.answers, writer.unacknowledged, sport),
  );
  useEffect(() => {
    if (draft) dispatch({ kind: 'arrived', answers: draft.answers });
  }, [draft]);
  const judge = useCallback(
    (names: readonly FieldName[]) => dispatch({ kind: 'judged', names }),
    [],
  );
  const refuse = useCallback(
    (sentences: Partial<Record<FieldName, string>>) => dispatch({ kind: 'refused', sentences }),
    [],
  );
  const put = useCallback(
    (answers: Answers) => {
      writer.change(answers);
      dispatch({ kind: 'changed', answers });
    },
    [writer],
  );
  // What the draft itself would not take, such as a day of the year 20270.
  const untaken = useSyncExternalStore(writer.subscribe, () => writer.refused);
  return useMemo(() => {
    const type = (name: FieldName, text: string): void => {
      const answers = answersFromText(name, text, form.answers);
      writer.change(answers);
      dispatch({ kind: 'changed', answers, typed: { name, text } });
    };
    return {
      answers: form.answers,
      steps: stepsFor(form.answers.activityTypes ?? []),
      form,
      text: (name) => shownText(name, form),
      problem: (name) => shownProblem(name, form) ?? untaken[name],
      type,
      leave: (name) => {
        const text = shownText(name, form);
        if (tidied(name, text) !== text) type(name, tidied(name, text));
        judge([name]);
      },
      put,
      judge,
      refuse,
    };
  }, [form, untaken, writer, put, judge, refuse]);
}

export const QuestionnaireContext = createContext<Questionnaire | null>(null);

export function useQuestionnaire(): Questionnaire {
  const questionnaire = useContext(QuestionnaireContext);
  if (!questionnaire) throw new Error('useQuestionnaire stands outside of the wizard');
  return questionnaire;
}
