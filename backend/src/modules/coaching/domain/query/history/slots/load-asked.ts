const LOAD =
  '(?:this |that |the |a |your )*(?:training )?(?:loads?|tss|stress scores?)(?: (?:number|score|value|thing|figure|points?|stuff))*';

/** What asks for the meaning of load, where no week is named. */
const WHAT_IT_IS = new RegExp(
  [
    `\\b(?:what|whats)(?: (?:even|exactly|actually|really|the hell|on earth))? (?:is|are|does|do you (?:even )?mean by|(?:is )?meant by) ${LOAD}(?: (?:mean|even|exactly|anyway|actually|about|all about|supposed to (?:be|mean)|then|again|for))*[ ?]*$`,
    `\\bwhats (?:this|that|a) ${LOAD}[ ?]*$`,
    `\\b(?:clue|idea|know|get|understand|sure) what ${LOAD} (?:is|means|does|stands for)\\b`,
    `\\bhow (?:do you|does it|did you|you) (?:even |actually )?(?:calculat\\w*|work out|comput\\w*|get|measur\\w*|come up with|arrive at) ${LOAD}[ ?]*$`,
    `\\bhow (?:is|are|was|were) ${LOAD} (?:even )?(?:calculated|worked out|computed|measured|made up|defined)\\b`,
    `^(?:and |so )?${LOAD} is what\\b`,
    `\\b${LOAD}[ ?,]+(?:whats|what is|what does) (?:that|it|this)\\b`,
    `\\b(?:mean|meant) by ${LOAD}[ ?]*$`,
  ].join('|'),
);

/** "What is this load number", "no clue what load is". */
export function asksWhatLoadIs(text: string): boolean {
  return WHAT_IT_IS.test(text);
}
