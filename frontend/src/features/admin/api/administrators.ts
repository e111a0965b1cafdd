import { queryOptions } from '@tanstack/react-query';
import { listAdministrators } from '#api/generated/sdk.gen.js';

export const administratorsKey = ['admin', 'administrators'] as const;

export const administratorsQuery = queryOptions({
  queryKey: administratorsKey,
  queryFn: async ({ signal }) => (await listAdministrators({ signal })).administrators,
  staleTime: 0,
});
