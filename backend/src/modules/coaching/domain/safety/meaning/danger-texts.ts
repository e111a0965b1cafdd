/** The encoder reads no more of one text. */
const LONGEST = 100;
/** A long message keeps its beginning and its end; each text costs some 15 ms. */
const MOST_TEXTS = 4;

/** A message as the encoder reads it for danger: sentences side by side, as many as fit. */
export function dangerTexts(message: string): readonly string[] {
  const texts: string[] = [];
  for (const part of partsOf(message)) {
    const last = texts.at(-1);
    const joined = last === undefined ? part : `${last}, ${part}`;
    if (last !== undefined && joined.length <= LONGEST) texts[texts.length - 1] = joined;
    else texts.push(part);
  }
  if (texts.length <= MOST_TEXTS) return texts;
  return [...texts.slice(0, MOST_TEXTS / 2), ...texts.slice(-MOST_TEXTS / 2)];
}

function partsOf(message: string): readonly string[] {
  return message
    .toLowerCase()
    .split(/[.!?;\n]+\s*|,\s+/)
    .map((part) => part.trim())
    .filter((part) => /[a-z]{2}/.test(part))
    .flatMap(inPieces);
}

/** A part without punctuation in pieces of whole words. */
function inPieces(part: string): readonly string[] {
  return part.match(new RegExp(String.raw`\S.{0,${LONGEST - 1}}(?=\s|$)`, 'g')) ?? [part];
}
