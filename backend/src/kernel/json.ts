/** What survives a round trip through JSON. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
