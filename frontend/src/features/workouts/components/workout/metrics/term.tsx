import { Popover } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIsRestDue } from '#features/workouts/hooks/use-after-first-frame.js';
import type { TermId } from '#features/workouts/model/metrics/definitions.js';
import styles from './term.module.css';

const DefinitionOf = lazy(() =>
  import('./definition-of.js').then((module) => ({ default: module.DefinitionOf })),
);

export interface TermProps {
  readonly children: ReactNode;
  /** What it means, or why it is missing. */
  readonly explanation: string;
  /** Under which formula, source and needs are kept. */
  readonly term?: TermId;
}

/**
 * A word that explains itself: under the pointer, with the keyboard's focus, and at a tap; Escape
 * closes it.
 */
export function Term({ children, explanation, term }: TermProps) {
  const [open, setOpen] = useState(false);
  // A page holds dozens of them: the words come with the page, what explains them right after it.
  const isDue = useIsRestDue();
  const word = (
    <button
      type="button"
      className={styles.term}
      aria-description={explanation}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
    </button>
  );
  if (!isDue) return word;
  return (
    <Popover
      content={<Explanation explanation={explanation} term={term} />}
      placement="topLeft"
      trigger={['hover', 'focus']}
      mouseEnterDelay={0.15}
      open={open}
      onOpenChange={setOpen}
    >
      {word}
    </Popover>
  );
}

/** The head of a column that explains itself. */
export function TermHead({ className, ...term }: TermProps & { readonly className?: string }) {
  return (
    <th scope="col" className={className}>
      <Term {...term} />
    </th>
  );
}

function Explanation({ explanation, term }: Pick<TermProps, 'explanation' | 'term'>) {
  return (
    <div className={styles.explanation}>
      <p>{explanation}</p>
      {term ? (
        <Suspense fallback={null}>
          <DefinitionOf term={term} />
        </Suspense>
      ) : null}
    </div>
  );
}
