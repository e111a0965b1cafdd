/** Reading costs grow with the words; longer messages keep their beginning and their end. */
const MOST_CHARACTERS = 1_000;
/** More parts than this are not a question. */
export const MOST_PARTS = 6;
/** Longer parts are stories, which say what they want at the beginning. */
const MOST_WORDS = 60;

/** A message of bounded length, cut between words where it has any. */
export function boundedMessage(message: string): string {
  if (message.length <= MOST_CHARACTERS) return message;
  const half = MOST_CHARACTERS / 2;
  const [start, end] = [message.slice(0, half), message.slice(-half)];
  return `${start.replace(/\S{1,40}$/, '')} ${end.replace(/^\S{1,40}/, '')}`;
}

/** So many parts of so many words as are read. */
export function boundedParts(parts: readonly string[]): readonly string[] {
  return parts.slice(0, MOST_PARTS).map((part) => part.split(' ', MOST_WORDS).join(' '));
}
