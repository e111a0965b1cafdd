/** The tabs of the dashboard, in their order; the first is the usual one. */
export const TABS = [
  { id: 'users', name: 'Users' },
  { id: 'usage', name: 'Usage' },
  { id: 'deleted', name: 'Deleted Accounts' },
  { id: 'demo', name: 'Demo Sessions' },
  { id: 'instructions', name: 'Coaching Instructions' },
  { id: 'settings', name: 'Settings' },
  { id: 'feedback', name: 'Visitor Feedback' },
  { id: 'administrators', name: 'Administrators' },
  { id: 'audit', name: 'Audit Log' },
  { id: 'health', name: 'Health' },
] as const;

export type TabId = (typeof TABS)[number]['id'];
