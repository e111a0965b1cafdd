/** What a statement does, and to what; both are words of the program, never of people. */
export interface StatementName {
  /** The command in capitals, `SELECT` for instance. */
  readonly kind: string;
  /** The table that is named first. */
  readonly table: string | null;
  /** The function that is called first, where there is no table. */
  readonly routine: string | null;
}

/** Comments, texts and bodies of functions, in which anything may be written. */
const WRITTEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

/**
 * What follows the words before a table, and the parenthesis after it; of the words, not those that
 * belong to a comparison, a part of a time, or a lock.
 */
const TABLE = new RegExp(
  [
    /(?<!\bDISTINCT\s+)(?<!\b(?:extract|trim|substring)\s*\(\s*\w+\s+)(?<!\b(?:FOR|DO|KEY)\s+)/,
    /\b(FROM|JOIN|INTO|UPDATE|TABLE|TRUNCATE)\s+(?:ONLY\s+|TABLE\s+|IF\s+EXISTS\s+)?/,
    /(?:"?\w+"?\.)?"?([a-z_]\w*)\b"?(\s*\()?/,
  ]
    .map(({ source }) => source)
    .join(''),
  'gi',
);

const PART = /\b(\w+)\s+AS\s+(?:NOT\s+)?(?:MATERIALIZED\s+)?\(/gi;
const NO_TABLE: ReadonlySet<string> = new Set(['select', 'lateral', 'values']);
const ROUTINE = /^\s*SELECT\s+(\w+)\s*\(/i;
const AFTER_PARTS = /\b(SELECT|INSERT|UPDATE|DELETE|MERGE)\b/i;

/** Reads the name off the text of a statement, which may be of any length. */
export function statementName(sql: string): StatementName {
  const plain = sql.replace(WRITTEN, ' ');
  const command = (/^[\s(]*([a-z]+)/i.exec(plain)?.[1] ?? 'unknown').toUpperCase();
  const parts = new Set(
    command === 'WITH' ? [...plain.matchAll(PART)].map(([, name]) => name) : [],
  );
  const table = [...plain.matchAll(TABLE)]
    .map(tableIn)
    .find((name) => name !== null && !parts.has(name) && !NO_TABLE.has(name.toLowerCase()));
  const kind =
    command === 'WITH'
      ? (AFTER_PARTS.exec(outermost(plain))?.[1]?.toUpperCase() ?? command)
      : command;
  return { kind, table: table ?? null, routine: table ? null : (ROUTINE.exec(plain)?.[1] ?? null) };
}

/** Null for a function whose rows are read. */
function tableIn([, word = '', name = '', call]: RegExpMatchArray): string | null {
  return call !== undefined && /^(from|join)$/i.test(word) ? null : name;
}

/** Without anything in parentheses. */
function outermost(text: string): string {
  let depth = 0;
  let kept = '';
  for (const letter of text) {
    if (letter === ')') depth -= 1;
    if (depth === 0) kept += letter;
    if (letter === '(') depth += 1;
  }
  return kept;
}
