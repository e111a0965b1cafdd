/** How the coach begins a summary of a workout, of a week, or of workouts side by side. */
const OPENS_AS_REPORT =
  /^(?:this was an? [^.]*?\b(?:ride|run|session|workout|race)\b[^.]*? of \d|(?:in the last whole week|this week so far) you did \d|it (?:held|had) \w+ work intervals?\b|overall effort\b|an? [^.]*?\b(?:ride|run|session|workout) of \d)/i;

const ASKS_FOR_REPORT =
  /\b(?:summar\w*|overview|recap|report|sum (?:it|this|that|up)|tl;?dr|overall|analy[sz]e\w*|feedback|rundown|run-down|break ?down|tell me about (?:it|this|that|my (?:ride|run|workout|session|week))|describe|how (?:was|did) (?:it|this|that|the|my) ?(?:ride|run|workout|session|race|week|go)?\s*(?:go)?$|how did i do|what (?:did i do|kind of)|what do you think|stands? out|special|notable|interesting|unusual|take ?aways?|(?:take|learn) (?:\w+ ){0,2}from|what happened|rate (?:this|that|my)|coach say|bottom line)\b/i;

/**
 * A summary in answer to a question that asked for something else.
 * @param headlines with which a report of this workout, or of these weeks, may begin
 */
export function isUnaskedReport(
  question: string,
  content: string,
  headlines: readonly string[] = [],
): boolean {
  const reported =
    OPENS_AS_REPORT.test(content) || headlines.some((headline) => content.startsWith(headline));
  return reported && !ASKS_FOR_REPORT.test(question);
}
