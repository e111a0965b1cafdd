import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UnitPreferences } from '#lib/units.js';
import { comparisonQuery } from '#features/workouts/api/get-workout.js';
import { FEWEST, MOST, withBase, without } from '#features/workouts/model/compare/compare-ids.js';
import { type Curves, useCurves } from '#features/workouts/hooks/use-curves.js';
import { type Compared, compared } from '#features/workouts/model/compare/names.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';
import { selectionText } from '#features/workouts/model/list/selection.js';
import { CompareCards } from './compare-cards.js';
import { CompareFailure } from './compare-failure.js';
import { CompareReport } from './compare-report.js';
import styles from './compare-page.module.css';
import { ConditionsTable } from './conditions-table.js';
import { CurvesSection } from './curves-section.js';
import { DifferenceTable } from './difference-table.js';
import { EffortsCompared } from './efforts-compared.js';
import { PowerCurves } from './power-curves.js';
import { PartsSideBySide } from './parts-side-by-side.js';
import { ZonesSideBySide } from './zones-side-by-side.js';
import { SelectionLink } from './selection-link.js';

export interface ComparePageProps {
  /** The first one is the base. */
  readonly ids: readonly string[];
  /** Undefined until it is known how the athlete reads numbers. */
  readonly units: UnitPreferences | undefined;
  /** Called with the ids of the comparison that is wanted instead. */
  readonly onIds: (ids: readonly string[]) => void;
  /** What stands beside the comparison, as a coach to ask about it. */
  readonly side?: (workouts: readonly Workout[]) => ReactNode;
}

/** Two or three workouts of one sport beside each other, from one sentence down to every curve. */
export function ComparePage({ ids, units, onIds, side }: ComparePageProps) {
  const curves = useCurves();
  const countable = ids.length >= FEWEST && ids.length <= MOST;
  const { data, error, refetch, isFetching } = useQuery({
    ...comparisonQuery(ids),
    enabled: countable,
  });
  if (!countable) return <CompareSelection ids={ids} />;
  if (error && !data)
    return (
      <CompareFailure ids={ids} error={error} busy={isFetching} retry={() => void refetch()} />
    );
  if (!data || !units) return <CompareSkeleton ids={ids} />;
  const inOrder = ids.flatMap(
    (id) => data.find((workout) => workout.id.toLowerCase() === id.toLowerCase()) ?? [],
  );
  const workouts = compared(inOrder);
  return (
    <div className={styles.page} data-side={side !== undefined}>
      <article className={styles.main}>
        <CompareHeader ids={ids} workouts={workouts} curves={curves} />
        <CompareCards
          workouts={workouts}
          units={units}
          onBase={(id) => onIds(withBase(ids, id))}
          onRemove={(id) => onIds(without(ids, id))}
        />
        <div className={styles.sections}>
          <DifferenceTable workouts={workouts} units={units} />
          <CurvesSection workouts={workouts} units={units} curves={curves} />
          <PartsSideBySide workouts={workouts} units={units} />
          <ConditionsTable workouts={workouts} units={units} />
          <ZonesSideBySide workouts={workouts} />
          {inOrder[0]?.family === 'running' ? (
            <EffortsCompared workouts={workouts} units={units} />
          ) : (
            <PowerCurves workouts={workouts} />
          )}
        </div>
      </article>
      {side?.(inOrder)}
    </div>
  );
}

/** What the page is, and what changed. */
function CompareHeader({
  ids,
  workouts,
  curves,
}: {
  readonly ids: readonly string[];
  readonly workouts: readonly Compared[];
  readonly curves: Curves;
}) {
  return (
    <header className={styles.header}>
      <SelectionLink ids={ids} />
      <h1>Compare workouts</h1>
      <CompareReport workouts={workouts} show={curves.show} />
    </header>
  );
}

const ROWS = 12;

/** The page's shape while the workouts are on the way. */
function CompareSkeleton({ ids }: { readonly ids: readonly string[] }) {
  return (
    <div className={styles.main}>
      <SelectionLink ids={ids} />
      <h1>Compare workouts</h1>
      <p role="status" className={styles.status}>
        Loading workouts for comparison...
      </p>
      <div className={styles.skeleton} aria-hidden>
        {ids.map((id) => (
          <div key={id} />
        ))}
      </div>
      <div className={styles.rows} aria-hidden>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} />
        ))}
      </div>
    </div>
  );
}

/** The address names too few workouts, or too many. */
function CompareSelection({ ids }: { readonly ids: readonly string[] }) {
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
