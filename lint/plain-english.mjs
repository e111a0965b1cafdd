/**
 * Words that this house does not write: they read as translated, or have a plainer name. A line
 * that needs one says why in an eslint-disable comment.
 */
const WORDS = [
  ['whoever', 'name the person: the athlete, the caller, the operator'],
  ['(?:is|are|was|were) told|told of', 'shows, returns, gets, knows'],
  ['foretells?', 'predicts'],
  ['reckon(?:s|ed|ing)?', 'calculates, counts'],
  ['stands here|stood', 'is, was'],
  ['by (?:itself|themselves)', 'automatically, alone'],
  ['anew', 'again'],
  ['of several', 'if there are several, the newest …'],
  ['(?<!there )(?:is|are|was|were) none', 'is not one, has no …'],
  ["nobody's business", 'private'],
  ['at once', 'immediately; concurrently'],
  ['what became of', 'the result of'],
  ['comes to', 'equals'],
  ['lies|lay', 'is, was'],
  ['the one that', 'the … that'],
  ['so long as', 'while'],
  ['as far as [^.]* goes', 'for'],
  ['(?:it|they) held', 'contained, was true'],
];
const PATTERN = new RegExp(`\\b(${WORDS.map(([words]) => words).join('|')})\\b`, 'gi');

/** What is wrong with a text: the word, and what to write instead. */
export function findOddEnglish(text) {
  return [...text.matchAll(PATTERN)].map(({ 0: word, index }) => ({
    word,
    index,
    instead: WORDS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))[1],
  }));
}

/** Plain English in comments, strings and test titles. */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { odd: '"{{word}}" reads as translated. Write: {{instead}}.' },
  },
  create(context) {
    const { sourceCode } = context;
    const check = (node, text, start) => {
      for (const { word, index, instead } of findOddEnglish(text)) {
        const loc = sourceCode.getLocFromIndex(start + index);
        context.report({ node, loc, messageId: 'odd', data: { word, instead } });
      }
    };
    const raw = (node) => check(node, sourceCode.getText(node), node.range[0]);
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          check(comment, sourceCode.text.slice(...comment.range), comment.range[0]);
        }
      },
      Literal(node) {
        if (typeof node.value === 'string') raw(node);
      },
      TemplateElement: raw,
      JSXText: raw,
    };
  },
};
