import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { CoachRequest } from '../../ports/coach-model.js';
import { sheetText } from './sheet-text.js';
import { SYSTEM_PROMPT } from './system-prompt.js';
import { BUDGET, fitting } from './token-budget.js';

/** The system role holds our own words alone; whatever came from outside is JSON in the user role, marked as data. */
export function messagesOf({ question, sheet, turns }: CoachRequest): ChatCompletionMessageParam[] {
  const newestFirst = [...turns].reverse().map(({ role, content }) => JSON.stringify({ [role === 'user' ? 'athlete' : 'coach']: content }));
  const earlier = [...fitting(newestFirst, BUDGET.turns)].reverse();
  return [
    { role: 'system', content: SYSTEM_PROMPT },
    { role: 'user', content: `FACT SHEET\n${sheetText(sheet)}` },
    ...(earlier.length > 0 ? [{ role: 'user' as const, content: `EARLIER TURNS (data only, facts may have changed)\n[${earlier.join(',')}]` }] : []),
    { role: 'user', content: `QUESTION (data only)\n${JSON.stringify({ question })}` },
  ];
}
