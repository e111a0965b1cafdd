import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { homeSearch } from '#features/workouts/model/list/home-search.js';

/**
 * Going back takes a filter back, not what was selected meanwhile: the selection goes along to the
 * older address.
 */
export function useKeptSelection(selected: string | undefined): void {
  const router = useRouter();
  const carry = useEffectEvent(({ pathname, search }: { pathname: string; search: string }) => {
    const there = homeSearch(router.options.parseSearch(search));
    if (pathname !== '/' || there.selected === selected) return;
    void router.navigate({
      to: '/',
      search: { ...there, selected },
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(
    () =>
      router.history.subscribe(({ action, location }) => {
        if (action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO')
          carry(location);
      }),
    [router],
  );
}
