/** What the plan brings, in the order in which it is told everywhere. */
export const BENEFITS: readonly string[] = [
  'Unlimited questions per workout',
  'Full access to past session insights',
  'Unlimited file analysis',
  'AI feedback on every session',
];
