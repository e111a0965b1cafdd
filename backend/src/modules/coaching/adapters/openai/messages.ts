import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { fitting } from '#coaching/domain/tokens.js';
import { cleanText } from '#coaching/domain/untrusted/clean-text.js';
import type { ChatTurn, CoachRequest, Rewrite, SentText } from '#coaching/ports/coach-model.js';
import { dataBlock, newMark } from './data-mark.js';
import { outsideText } from './outside-text.js';
import { sheetText } from './sheet-text.js';
import { systemPrompt } from './system-prompt.js';
import { BUDGET } from './token-budget.js';

/** Longest earlier message, in characters; what was longer was no question. */
const LONGEST_TURN = 2000;

export interface Prompt {
  readonly messages: readonly ChatCompletionMessageParam[];
  /** What of it the athlete may look up later. */
  readonly sent: SentText;
}

/**
 * The system role holds our own words alone; whatever came from outside is JSON in the user role,
 * behind a mark.
 */
export function promptOf(request: CoachRequest, canary: string): Prompt {
  const { question, sheet, instructions, rewrite } = request;
  const mark = newMark();
  const facts = sheetText(sheet, {
    question,
    asked: request.asked,
    draft: request.draft,
    cited: rewrite?.draft.match(/\bF\d+\b/g) ?? [],
  });
  const turns = latest(request.turns);
  const outside = outsideText(request);
  const user = (content: string): ChatCompletionMessageParam => ({ role: 'user', content });
  return {
    messages: [
      { role: 'system', content: systemPrompt(canary, instructions?.text ?? '') },
      user(`FACT SHEET\n${facts}`),
      ...(outside === null ? [] : [user(dataBlock('OUTSIDE TEXT', mark, outside))]),
      ...(turns.length === 0
        ? []
        : [
            user(
              dataBlock(
                'EARLIER TURNS, facts may have changed',
                mark,
                turns.map(({ role, content }) => ({
                  [role === 'user' ? 'athlete' : 'coach']: content,
                })),
              ),
            ),
          ]),
      user(dataBlock('QUESTION', mark, { question: cleanText(question, LONGEST_TURN) })),
      ...(rewrite ? rewriteMessages(rewrite) : []),
    ],
    sent: {
      sheet: outside === null ? facts : `${facts}\nOUTSIDE TEXT ${JSON.stringify(outside)}`,
      turns,
    },
  };
}

/** The newest turns within the budget, oldest first. */
function latest(turns: readonly ChatTurn[]): readonly ChatTurn[] {
  const clean = turns
    .map(({ role, content }) => ({ role, content: cleanText(content, LONGEST_TURN) }))
    .reverse();
  const kept = fitting(
    clean.map((turn) => JSON.stringify(turn)),
    BUDGET.turns,
  ).length;
  return clean.slice(0, kept).reverse();
}

function rewriteMessages({
  draft,
  released,
  failed,
}: Rewrite): readonly ChatCompletionMessageParam[] {
  const wrong = JSON.stringify(
    failed.map(({ sentence, problems }) => ({
      sentence: cleanText(sentence, LONGEST_TURN),
      problems,
    })),
  );
  const begun =
    released === ''
      ? 'Write the whole answer again'
      : `The athlete has read up to here: ${JSON.stringify(released)} Write only what comes ` +
        'behind it';
  return [
    { role: 'assistant', content: draft },
    {
      role: 'user',
      content:
        `CHECK These sentences do not hold against the fact sheet:\n${wrong}\n${begun}, with ` +
        'the id of a fact behind every number. Correct what the facts can correct, leave out ' +
        'the rest, and do not speak of this check.',
    },
  ];
}
