import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TileSource } from '#components/map/route-stage.js';
import { clientSettings } from '#api/generated/sdk.gen.js';
import { useRemembered } from './use-remembered.js';

/** What this installation is set up with; it changes only when the server restarts. */
const clientSettingsQuery = queryOptions({
  queryKey: ['client-settings'],
  queryFn: ({ signal }) => clientSettings({ signal }),
  staleTime: Infinity,
});

export interface Streets {
  /** What the map may ask; null until the athlete has agreed. */
  readonly source: TileSource | null;
  /** The server that is asked for tiles; null where this installation has none or is not known. */
  readonly host: string | null;
  /** Whether the installation's settings are on their way. */
  readonly isLoading: boolean;
  readonly choose: (isShown: boolean) => void;
}

/**
 * The streets under a route. The athlete agrees to one server by name, and the choice is kept:
 * another server has to be agreed to again.
 */
export function useStreets(): Streets {
  const { data, isLoading } = useQuery(clientSettingsQuery);
  const [agreed, setAgreed] = useRemembered<string | null>('workout.street-server', null);
  const map = data?.map ?? null;
  const host = map && new URL(map.tilesUrl).host;
  return {
    source: map && agreed === host ? map : null,
    host,
    isLoading,
    choose: (isShown) => setAgreed(isShown ? host : null),
  };
}
