import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldName } from '#features/accounts/model/onboarding/answers.js';
import { answerId } from './fields/answer-field.js';

function focusAnswer(name: FieldName): void {
  const found = document.getElementById(answerId(name));
  const control =
    found instanceof HTMLFieldSetElement
      ? (found.querySelector<HTMLElement>('input:checked') ?? found.querySelector('input'))
      : found;
  control?.focus();
}

/**
 * After a change of step the reader goes on at its heading, or at the field that they were led to.
 */
export function useStepFocus(number: number): {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly leadTo: (name: FieldName) => void;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  const [wanted, setWanted] = useState<{ readonly name: FieldName } | null>(null);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [number]);
  // Declared after the one above: where both apply, the field has the last word.
  useEffect(() => {
    if (wanted) focusAnswer(wanted.name);
  }, [wanted, number]);
  const leadTo = useCallback((name: FieldName) => setWanted({ name }), []);
  return { heading, leadTo };
}
