import { useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

type Errors<Name extends string> = Partial<Record<Name, string>>;

export interface FieldErrors<Name extends string> {
  /** Sentences by field; they stay until the field is changed. */
  readonly errors: Errors<Name>;
  /** Put it on the form, so that `show` can lead to the field. */
  readonly form: RefObject<HTMLFormElement | null>;
  /**
   * Shows `found` and puts the focus into the uppermost field that is wrong. True where there is
   * none.
   */
  readonly show: (found: Errors<Name>) => boolean;
  readonly clear: (name: Name) => void;
}

/** What is wrong in a form, field by field, whether the page or the server found it. */
export function useFieldErrors<Name extends string>(): FieldErrors<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const show = useCallback((found: Errors<Name>): boolean => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return Object.keys(found).length === 0;
  }, []);
  const clear = useCallback(
    (name: Name) => setErrors(({ [name]: _mended, ...others }) => others as Errors<Name>),
    [],
  );
  return { errors, form, show, clear };
}
