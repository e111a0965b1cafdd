import { queryOptions } from '@tanstack/react-query';
import { clientSettings } from '#api/generated/sdk.gen.js';

/** What this installation is set up with; it changes only when the server starts anew. */
export const clientSettingsQuery = queryOptions({
  queryKey: ['client-settings'],
  queryFn: ({ signal }) => clientSettings({ signal }),
  staleTime: Infinity,
});
