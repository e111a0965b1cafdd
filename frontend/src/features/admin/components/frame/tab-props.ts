import type { AdminSearch, SearchPatch } from '../../model/search.js';

export interface TabProps {
  readonly search: AdminSearch;
  /** Changes parts of the address; what is undefined leaves it. */
  readonly onSearch: (patch: SearchPatch) => void;
}
