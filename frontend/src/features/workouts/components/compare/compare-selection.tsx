import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';
import { FEWEST, MOST } from '#features/workouts/model/compare/compare-ids.js';
import { selectionText } from '#features/workouts/model/list/selection.js';
import { SelectionLink } from './selection-link.js';

/** The address names too few workouts, or too many. */
export function CompareSelection({ ids }: { readonly ids: readonly string[] }) {
  const few = ids.length < FEWEST;
  return (
    <>
      <SelectionLink ids={ids} />
      <Notice
        level={1}
        title={few ? 'Choose two or three workouts' : 'Three workouts at most'}
        actions={
          <ButtonLink
            to="/"
            search={{ selected: selectionText(ids.slice(0, MOST)) }}
            look="primary"
          >
            Choose workouts
          </ButtonLink>
        }
      >
        {few
          ? 'A comparison needs two or three workouts of one sport; ' +
            `${ids.length === 0 ? 'none is chosen' : 'only one is chosen'}.`
          : `Two or three workouts can stand beside each other; ${ids.length} are chosen.`}
      </Notice>
    </>
  );
}
