import { useState } from 'react';
import { useDelayed } from '#components/timing/use-delayed.js';

/** Long enough to see what was chosen. */
const ADVANCE_MS = 300;

/**
 * A choice that leads on automatically, a moment after it was made; until then another may take its
 * place.
 */
export function useChoice<Value>(
  onChosen: (value: Value) => void,
): [Value | null, (value: Value) => void] {
  const [chosen, setChosen] = useState<Value | null>(null);
  const later = useDelayed();
  const choose = (value: Value): void => {
    setChosen(value);
    later(() => onChosen(value), ADVANCE_MS);
  };
  return [chosen, choose];
}
