import { Badge, type Tone } from './badge.js';

const TONES: Readonly<Record<string, Tone>> = { yes: 'accent', no: 'danger' };

/** Yes in the usual style, no as a warning, anything else in a quieter one. */
export function Recommendation({ answer }: { readonly answer: string | null }) {
  if (!answer) return 'No response';
  return <Badge tone={TONES[answer] ?? 'quiet'}>{answer}</Badge>;
}
