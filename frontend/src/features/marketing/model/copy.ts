/** Sentences that more than one page says, so that no page says something else. */
export const COPY = {
  trial: '3 file uploads and 3 AI questions. No credit card, no payment required.',
  plan: '10 USD per month. Cancel anytime, no contract.',
  survey: 'The onboarding survey takes under 2\u00a0minutes.',
  integration: 'A direct integration with an activity platform is coming soon.',
  desktop: 'Uploading works on desktop only.',
  noCoach: 'Stridewatt is not a replacement for a coach.',
  demo:
    'Try a sample ride or run with a limited number of AI questions. No account, no email ' +
    'address.',
  origin:
    'Simulated workout. The analysis and every word of the answers are real output of Stridewatt.',
} as const;

export const PAID_BENEFITS: readonly (readonly [benefit: string, detail: string])[] = [
  ['Unlimited questions per workout', 'Ask in your own words until it is clear.'],
  ['Full access to past session insights', 'Every report and every answer stays open.'],
  ['Unlimited file analysis', 'Upload as many .fit files as you record.'],
  ['AI feedback on every session', 'A report on each file as soon as you upload it.'],
];
