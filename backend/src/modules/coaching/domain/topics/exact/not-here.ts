import type { Answer } from '#coaching/domain/answer/answer.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Ask } from '#coaching/domain/understanding/follow-up.js';

/** What was understood and belongs to another chat: a place in one workout, a value of the profile. */
export function notHere({ kind }: FactSheet, { spot }: Ask): Answer {
  if (spot !== null && kind === 'history')
    return plain(
      'I can\u2019t see single laps, kilometres or halves from here.',
      'Open that workout and ask me beside it.',
    );
  if (spot !== null)
    return plain(
      'I can\u2019t compare that part, because these workouts do not both have it.',
      'Name a lap, a kilometre, an interval or a half that both have.',
    );
  return plain(
    'I can\u2019t take values from the chat: I go by your profile and by what was recorded.',
    'Change the value in your profile and the workouts of its days are computed again.',
  );
}

function plain(finding: string, meaning: string): Answer {
  return { finding: [finding], evidence: [], meaning: [meaning] };
}
