import { describe, expect, it } from '@jest/globals';
import {
  formReducer,
  shownProblem,
  shownText,
  startingForm,
  type FormState,
} from './form-state.js';
import { answersFromText } from './typing.js';

const type = (state: FormState, name: 'age' | 'heightCm' | 'weightKg', text: string): FormState =>
  formReducer(state, {
    kind: 'changed',
    answers: answersFromText(name, text, state.answers),
    typed: { name, text },
  });

describe('form of the questionnaire', () => {
  it('starts with defaults and the registered activities [ONB-12, ONB-13, ONB-17]', () => {
    expect(startingForm({}, {}, 'RUNNING').answers).toEqual({
      unitSystem: 'METRIC',
      trainingBackground: 'INTERMEDIATE',
      fitnessGoal: 'FITNESS',
      workType: 'SITTING',
      runningPaceUnit: 'min/km',
      activityTypes: ['RUNNING'],
    });
  });

  it('puts what is stored over the defaults, and what was not saved over both [ONB-19]', () => {
    const { answers } = startingForm(
      { age: 30, gender: null, workType: 'SHIFT' },
      { age: 34, workType: null },
      'BOTH',
    );
    expect(answers).toMatchObject({ age: 34, workType: null });
    expect(answers).not.toHaveProperty('gender');
  });

  it('keeps typed text beside its problem, shown once the field is left', () => {
    let state = type(startingForm({}, {}, 'BOTH'), 'age', '7');
    expect(shownProblem('age', state)).toBeUndefined();
    state = formReducer(state, { kind: 'judged', names: ['age'] });
    expect(shownProblem('age', state)).toBe('Please enter 13 to 120 years.');
    state = type(state, 'age', '7x');
    expect([shownText('age', state), shownProblem('age', state)]).toEqual([
      '7x',
      'Please enter a number.',
    ]);
  });

  it('says immediately what is wrong with an answer that was stored', () => {
    expect(shownProblem('age', startingForm({ age: 7 }, {}, 'BOTH'))).toBe(
      'Please enter 13 to 120 years.',
    );
  });

  it('rewrites height and weight in new units, if readable [ONB-36]', () => {
    let state = type(type(startingForm({}, {}, 'BOTH'), 'heightCm', '175.3'), 'weightKg', 'heavy');
    state = formReducer(state, { kind: 'changed', answers: { unitSystem: 'IMPERIAL' } });
    expect([shownText('heightCm', state), shownText('weightKg', state)]).toEqual([
      '5 ft 9 in',
      'heavy',
    ]);
  });

  it('forgets what the server said of a field when it is answered', () => {
    let state = formReducer(startingForm({}, {}, 'BOTH'), {
      kind: 'refused',
      sentences: { age: 'Please fill this in.', gender: 'Please choose.' },
    });
    state = type(state, 'age', '34');
    expect([shownProblem('age', state), shownProblem('gender', state)]).toEqual([
      undefined,
      'Please choose.',
    ]);
  });

  it('never puts an answer from elsewhere over one that was changed here', () => {
    const state = formReducer(type(startingForm(undefined, {}, 'BOTH'), 'age', '3'), {
      kind: 'arrived',
      answers: { age: 30, gender: 'female', heightCm: null },
    });
    expect(state.answers).toMatchObject({ age: 3, gender: 'female' });
    expect(shownText('age', state)).toBe('3');
  });
});
