import {
  activitiesOf,
  DEFAULT_ANSWERS,
  isAnswered,
  type Answers,
  type FieldName,
} from './answers.js';
import { problemOf } from './problems.js';
import { textOf } from './typing.js';

type Sentences = Partial<Record<FieldName, string>>;

/** What the open questionnaire holds. */
export interface FormState {
  readonly answers: Answers;
  /**
   * What stands in a field as it was typed; the field shows it rather than the answer that was made
   * of it.
   */
  readonly typed: Sentences;
  /** Fields that the athlete has left, or came back to: only those say what is wrong with them. */
  readonly judged: ReadonlySet<FieldName>;
  /** Fields that were changed on this page; no answer from elsewhere goes over them. */
  readonly changed: ReadonlySet<FieldName>;
  /** What the server said of single fields. */
  readonly refused: Sentences;
}

export type FormAction =
  | {
      readonly kind: 'changed';
      readonly answers: Answers;
      readonly typed?: { readonly name: FieldName; readonly text: string };
    }
  | { readonly kind: 'judged'; readonly names: readonly FieldName[] }
  | { readonly kind: 'refused'; readonly sentences: Sentences }
  | { readonly kind: 'arrived'; readonly answers: Answers };

const namesOf = (answers: Answers): FieldName[] => Object.keys(answers) as FieldName[];

function without<Value>(
  record: Partial<Record<FieldName, Value>>,
  names: readonly FieldName[],
): Partial<Record<FieldName, Value>> {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !names.includes(name as FieldName)),
  );
}

function given(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== null && value !== undefined),
  );
}

/**
 * @param stored what the server has; undefined where it could not be read
 * @param unsaved what this browser has not handed over yet; it goes over what is stored
 */
export function startingForm(
  stored: Answers | undefined,
  unsaved: Answers,
  sport: string,
): FormState {
  const answers = {
    ...DEFAULT_ANSWERS,
    activityTypes: activitiesOf(sport),
    ...given(stored ?? {}),
    ...unsaved,
  };
  return {
    answers,
    typed: {},
    judged: new Set(namesOf(answers)),
    changed: new Set(namesOf(unsaved)),
    refused: {},
  };
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'changed': {
      const names = namesOf(action.answers);
      // Height and weight are converted to the other units.
      const rewritten: FieldName[] = 'unitSystem' in action.answers ? ['heightCm', 'weightKg'] : [];
      const typed = without(state.typed, [
        ...names,
        ...rewritten.filter((name) => isAnswered(state.answers[name])),
      ]);
      return {
        ...state,
        answers: { ...state.answers, ...action.answers },
        typed: action.typed ? { ...typed, [action.typed.name]: action.typed.text } : typed,
        changed: new Set([...state.changed, ...names]),
        refused: without(state.refused, names),
      };
    }
    case 'judged':
      return { ...state, judged: new Set([...state.judged, ...action.names]) };
    case 'refused':
      return { ...state, refused: action.sentences };
    case 'arrived': {
      const fresh = Object.fromEntries(
        Object.entries(given(action.answers)).filter(
          ([name]) => !state.changed.has(name as FieldName),
        ),
      ) as Answers;
      return {
        ...state,
        answers: { ...state.answers, ...fresh },
        judged: new Set([...state.judged, ...namesOf(fresh)]),
      };
    }
  }
}

/** What the field shows. */
export function shownText(name: FieldName, { typed, answers }: FormState): string {
  return typed[name] ?? textOf(name, answers);
}

/** What is wrong with a field, if it may be said yet. */
export function shownProblem(name: FieldName, state: FormState): string | undefined {
  const problem = state.judged.has(name)
    ? problemOf(name, shownText(name, state), state.answers)
    : null;
  return state.refused[name] ?? problem ?? undefined;
}

/** The first of these fields that holds something wrong, told or not. */
export function firstProblem(names: readonly FieldName[], state: FormState): FieldName | undefined {
  return names.find((name) => problemOf(name, shownText(name, state), state.answers) !== null);
}
