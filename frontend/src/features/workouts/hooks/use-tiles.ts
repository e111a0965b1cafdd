import { useQuery } from '@tanstack/react-query';
import type { TileSource } from '#components/map/route-map.js';
import { clientSettingsQuery } from '../api/get-client-settings.js';

/**
 * The server of map tiles that this installation may ask; null, also as long as it is not known,
 * draws routes on a plain ground.
 */
export function useTiles(): TileSource | null {
  return useQuery(clientSettingsQuery).data?.map ?? null;
}
