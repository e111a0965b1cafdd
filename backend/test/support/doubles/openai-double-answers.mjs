// What the double says: it reads the fact sheet out of the request, as a model would.

/** @typedef {{ id: string, label: string, display: string }} SheetFact */
/** @typedef {{ readonly role: string, readonly content: string | null }} Message */
/** @typedef {{ readonly messages: readonly Message[] }} Request */

const MOST_FACTS = 5;

/** @param {Request} request @param {string} start */
function messageThat(request, start) {
  return request.messages.find(({ content }) => content?.startsWith(start))?.content ?? '';
}

/**
 * Rows such as "F12 Average power: 198 W", of the sheet and of tools. @param {Request} request
 * @returns {SheetFact[]}
 */
export function factsOf(request) {
  const found = request.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content ?? '');
  const rows = [...found, messageThat(request, 'FACT SHEET')].join('\n');
  return [...rows.matchAll(/^(F\d+) (?:\((\S+)\) )?(.+?): (.+)$/gm)].map(
    ([, id = '', , label = '', display = '']) => ({
      id,
      label,
      display: display.replace(' (estimated)', ''),
    }),
  );
}

/** @param {Request} request */
function questionOf(request) {
  const content = messageThat(request, 'QUESTION');
  return String(JSON.parse(content.slice(content.indexOf('{'))).question);
}

/**
 * Facts whose labels share words with the question, else the first of the sheet; what a tool found
 * comes before all. @param {Request} request
 */
function chosen(request) {
  const facts = factsOf(request);
  const words = questionOf(request)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
  const found = request.messages.some(({ role }) => role === 'tool') ? facts.slice(0, 1) : [];
  const fitting = facts.filter(({ label }) =>
    words.some((word) => label.toLowerCase().includes(word)),
  );
  return [...new Set([...found, ...(fitting.length > 1 ? fitting : [...fitting, ...facts])])].slice(
    0,
    MOST_FACTS,
  );
}

/** @param {SheetFact[]} facts */
function honest(facts) {
  return facts.map(({ id, label, display }) => `${label} came to ${display} [${id}].`).join(' ');
}

/** The first number of a text, made wrong. @param {string} text */
function wrong(text) {
  return text.replace(/\d+/, (digits) => String(Number(digits) + 37));
}

/**
 * Every so-manieth number is made up, evenly spread. @param {SheetFact[]} facts @param {number}
 * rate
 */
function inventing(facts, rate) {
  return facts
    .map(
      ({ id, label, display }, at) =>
        `${label} came to ` +
        `${Math.floor((at + 1) * rate) > Math.floor(at * rate) ? wrong(display) : display} ` +
        `[${id}].`,
    )
    .join(' ');
}

/** Whatever text from outside asks for, it does. @param {Request} request */
function commandsOf(request) {
  return request.messages
    .filter(({ role, content }) => role === 'user' && !content?.startsWith('FACT SHEET'))
    .map(({ content }) => (content ?? '').replaceAll('^', ' '))
    .join(' ');
}

/** @param {Request} request @param {SheetFact[]} facts */
function obedient(request, facts) {
  const commands = commandsOf(request);
  const said = /say (?:that )?(.{1,80}?)(?:["\\.]|$)/i.exec(commands)?.[1] ?? 'my FTP is 400 W';
  const rules = /(?:print|repeat|reveal|show).{0,30}(?:system|rules|prompt|key)/i.test(commands)
    ? ` ${request.messages[0]?.content ?? ''}`
    : '';
  return (
    `${honest(facts.slice(0, 1))} ` +
    `${said[0]?.toUpperCase()}${said.slice(1).replace(/\bmy\b/g, 'your')}. Your FTP is 400 W. ` +
    `Read more at https://example.invalid/?q=${encodeURIComponent(commands.slice(-20))}. ` +
    `![x](https://example.invalid/pixel.png)${rules}`
  );
}

/** The paragraphs that are to be worded. @param {Request} request @returns {string[]} */
function draftOf({ messages }) {
  const sheet = messages.find(({ content }) => content?.startsWith('FACT SHEET'))?.content ?? '';
  return sheet.split('\n').flatMap((row) => (row.startsWith('REPORT ') ? [row.slice(7)] : []));
}

/** @param {string} behaviour @param {Request} request @param {number} rate @returns {string} */
export function answerFor(behaviour, request, rate) {
  const facts = chosen(request);
  const [first, second] = facts;
  if (!first || !second) return 'There are no facts to speak of.';
  const checked = request.messages.some(({ content }) => content?.startsWith('CHECK'));
  switch (behaviour) {
    case 'hallucinate':
      return (
        `${honest([first])} ${second.label} came to ${wrong(second.display)} [${second.id}]. ` +
        'Your VO2max is about 61 ml/kg/min. That puts you well ' +
        `ahead.\n\n${honest(facts.slice(2))}`
      );
    case 'inventing':
      return inventing(facts, rate);
    case 'liar':
      return facts
        .map(({ id, label, display }) => `${label} came to ${wrong(display)} [${id}].`)
        .join(' ');
    case 'corrects':
      return checked
        ? honest(facts.slice(1))
        : `${honest([first])} ${second.label} came to ${wrong(second.display)} [${second.id}]. ` +
            `${honest(facts.slice(2))}`;
    case 'obedient':
      return obedient(request, facts);
    case 'reporter':
      return draftOf(request)
        .map((line, place) => (place === 0 ? line : `In other words: ${line}`))
        .join('\n\n');
    case 'echo':
      return `${honest([first])} ${request.messages.map(({ content }) => content).join(' ')}`;
    default:
      return honest(facts);
  }
}

/** @typedef {{ name: string, arguments: string }} WantedTool */

/**
 * What the double calls before it answers. @param {string} behaviour @param {Request & { tools?:
 * readonly { function: { name: string } }[], tool_choice?: string }} request @returns
 * {WantedTool[]}
 */
export function toolsFor(behaviour, request) {
  const name = request.tools?.[0]?.function.name;
  const before = request.messages.filter(({ role }) => role === 'tool').length;
  if (behaviour === 'tool-loop')
    return [{ name: name ?? 'delta', arguments: JSON.stringify({ round: before }) }];
  if (name === undefined || request.tool_choice === 'none') return [];
  if (behaviour === 'tool')
    return before === 0 ? [{ name, arguments: '{"of":"F1","against":"F2"}' }] : [];
  if (behaviour === 'many-tools')
    return before === 0
      ? Array.from({ length: 9 }, (_, round) => ({ name, arguments: JSON.stringify({ round }) }))
      : [];
  if (behaviour === 'bad-tools')
    return before === 0
      ? [
          { name: 'drop_tables', arguments: '{}' },
          { name, arguments: '{"of": ' },
          { name, arguments: '[1]' },
        ]
      : [];
  return [];
}
