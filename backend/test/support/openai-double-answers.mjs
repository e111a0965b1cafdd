// What the double says: it reads the fact sheet out of the request, as a model would.

/** @typedef {{ id: string, label: string, display: string }} SheetFact */

const MOST_FACTS = 5;

/** Rows such as "F12 Average power: 198 W". @param {{ messages: readonly { content: string }[] }} request @returns {SheetFact[]} */
export function factsOf(request) {
  const sheet = request.messages.find(({ content }) => content.startsWith('FACT SHEET'))?.content ?? '';
  return [...sheet.matchAll(/^(F\d+) (.+?): (.+)$/gm)].map(([, id = '', label = '', display = '']) => ({ id, label, display: display.replace(' (estimated)', '') }));
}

/** @param {{ messages: readonly { content: string }[] }} request */
function questionOf(request) {
  const content = request.messages.at(-1)?.content ?? '';
  return String(JSON.parse(content.slice(content.indexOf('{'))).question);
}

/** Facts whose labels share words with the question, else the first of the sheet. @param {SheetFact[]} facts @param {string} question */
function chosen(facts, question) {
  const words = question.toLowerCase().split(/[^a-z]+/).filter((word) => word.length > 3);
  const fitting = facts.filter(({ label }) => words.some((word) => label.toLowerCase().includes(word)));
  return (fitting.length > 0 ? fitting : facts).slice(0, MOST_FACTS);
}

/** @param {SheetFact[]} facts */
function honest(facts) {
  return facts.map(({ id, label, display }) => `${label} came to ${display} [${id}].`).join(' ');
}

/** The first number of a text, made wrong. @param {string} text */
function wrong(text) {
  return text.replace(/\d+/, (digits) => String(Number(digits) + 37));
}

/** @param {string} behaviour @param {{ messages: readonly { content: string }[] }} request @returns {string} */
export function answerFor(behaviour, request) {
  const question = questionOf(request);
  const facts = chosen(factsOf(request), question);
  const [first, second] = facts;
  if (!first || !second) return 'There are no facts to speak of.';
  switch (behaviour) {
    case 'hallucinate':
      return `${honest([first])} ${second.label} came to ${wrong(second.display)} [${second.id}]. Your VO2max is about 61 ml/kg/min. That puts you well ahead.\n\n${honest(facts.slice(2))}`;
    case 'liar':
      return facts.map(({ id, label, display }) => `${label} came to ${wrong(display)} [${id}].`).join(' ');
    case 'obedient':
      return `${honest([first])} Your FTP is 400 W. Read more at https://example.invalid/?q=${encodeURIComponent(question.slice(0, 20))}.`;
    default:
      return honest(facts);
  }
}
