import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ChartView } from '#components/chart/chart-view.js';
import { curveNamed } from '#features/workouts/model/chart/extra-channels.js';
import { nameOnServer } from '#features/workouts/model/chart/optional-channels.js';
import {
  clampPlace,
  formatPlace,
  parsePlace,
} from '#features/workouts/model/chart/shared-place.js';
import { closeEnough, showCharts } from './point-chart.js';

/**
 * A selection is written to the address when it is this old, ms: browsers take only so many
 * changes a second.
 */
const SETTLED_MS = 150;

/**
 * Keeps the address and the selection together: an address that names a stretch opens it, and a
 * selection can be shared by its address. What an address names beyond the recording, or badly, is
 * ignored.
 */
export function usePlace(view: ChartView, durationS: number): void {
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    const open = (text: string): void => {
      const named = parsePlace(text);
      const place = named && clampPlace(named, durationS);
      if (!place) return;
      const selection = { from: place.from, to: place.to };
      view.set({
        selection,
        zoom: closeEnough(view.snapshot(), selection),
        highlight: null,
        marked: place.channels.length === 0 ? null : place.channels.map(curveNamed),
      });
      showCharts();
    };
    open(hash);
    const reopen = (): void => open(window.location.hash);
    window.addEventListener('hashchange', reopen);
    return () => window.removeEventListener('hashchange', reopen);
  }, [view, durationS, hash]);

  useEffect(() => {
    let written = view.snapshot().selection;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = view.subscribe(() => {
      const { selection, marked } = view.snapshot();
      if (selection === written) return;
      written = selection;
      clearTimeout(timer);
      timer = setTimeout(
        () =>
          replaceHash(
            selection && formatPlace({ ...selection, channel: marked && marked.map(nameOnServer) }),
          ),
        SETTLED_MS,
      );
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [view]);
}

/** Past the router, which would load the page's data again for each change. */
function replaceHash(hash: string | null): void {
  const { pathname, search } = window.location;
  History.prototype.replaceState.call(
    window.history,
    window.history.state,
    '',
    `${pathname}${search}${hash ?? ''}`,
  );
}
