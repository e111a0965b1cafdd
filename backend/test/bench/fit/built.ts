import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A module of the product as it is shipped: what is measured is the built code, not the sources.
 */
async function built<T>(path: string): Promise<T> {
  const url = new URL(`../../../dist/${path}.js`, import.meta.url);
  if (!existsSync(fileURLToPath(url)))
    throw new Error(`${path} is not built: run "npm run build" first.`);
  return (await import(url.href)) as T;
}

const FIT = 'modules/workouts/adapters/fit';
const PERSISTENCE = 'modules/workouts/adapters/persistence/channels';

export const { containerOf } = await built<
  typeof import('#workouts/adapters/fit/fit-container.js')
>(`${FIT}/fit-container`);
export const { LayoutCache } = await built<
  typeof import('#workouts/adapters/fit/walk/layout-cache.js')
>(`${FIT}/walk/layout-cache`);
export const { LogWriter } = await built<
  typeof import('#workouts/adapters/fit/walk/log-writer.js')
>(`${FIT}/walk/log-writer`);
export const { walkPart } = await built<typeof import('#workouts/adapters/fit/walk/walk-part.js')>(
  `${FIT}/walk/walk-part`,
);
export const { Arena } = await built<typeof import('#workouts/adapters/fit/columns/arena.js')>(
  `${FIT}/columns/arena`,
);
export const { groupRows } = await built<
  typeof import('#workouts/adapters/fit/columns/row-groups.js')
>(`${FIT}/columns/row-groups`);
export const { recordColumns } = await built<
  typeof import('#workouts/adapters/fit/columns/record-columns.js')
>(`${FIT}/columns/record-columns`);
export const { decodeFit } = await built<typeof import('#workouts/adapters/fit/decode-fit.js')>(
  `${FIT}/decode-fit`,
);
export const { readFit } = await built<typeof import('#workouts/adapters/fit/read-fit.js')>(
  `${FIT}/read-fit`,
);
export const { encodeChannel } = await built<
  typeof import('#workouts/adapters/persistence/channels/channel-codec.js')
>(`${PERSISTENCE}/channel-codec`);
export const { analyse } = await built<typeof import('#analysis/analyse.js')>('analysis/analyse');
export const { gridOf } =
  await built<typeof import('#analysis/recording/grid.js')>('analysis/recording/grid');
export const { meanMaximalPower } = await built<
  typeof import('#analysis/curves/mean-maximal-power.js')
>('analysis/curves/mean-maximal-power');
