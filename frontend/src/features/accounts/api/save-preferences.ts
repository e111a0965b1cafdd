import { saveProfile } from '#api/generated/sdk.gen.js';
import type { ProfileView } from '#api/generated/types.gen.js';
import type { UnitPreferences } from '#lib/units.js';

/** Units in which the athlete wants to read every page, export and answer. */
export const savePreferences = async (body: UnitPreferences): Promise<ProfileView> =>
  (await saveProfile({ body })).profile;
