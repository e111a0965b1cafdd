import type { AdminSearch, SearchPatch } from '#features/admin/model/search.js';

export interface TabProps {
  readonly search: AdminSearch;
  /**
   * Changes parts of the address; what is undefined leaves it. `replace` leaves nothing to go back
   * to.
   */
  readonly onSearch: (patch: SearchPatch, how?: { readonly replace: true }) => void;
}
