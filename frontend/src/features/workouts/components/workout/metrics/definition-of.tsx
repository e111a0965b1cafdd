import { definitionOf, type TermId } from '#features/workouts/model/metrics/definitions.js';
import styles from './term.module.css';

/**
 * How the number is come by, for those who want to know; nothing where there is no more to tell.
 */
export function DefinitionOf({ term }: { readonly term: TermId }) {
  const definition = definitionOf(term);
  if (!definition) return null;
  return (
    <dl className={styles.definition}>
      <div>
        <dt>Formula</dt>
        <dd>{definition.formula}</dd>
      </div>
      <div>
        <dt>Source</dt>
        <dd>{definition.source}</dd>
      </div>
      <div>
        <dt>Needs</dt>
        <dd>{definition.needs}</dd>
      </div>
    </dl>
  );
}
