/**
 * Marks that a searcher may leave out: accents of Latin, Greek and Cyrillic, vowel points of Hebrew
 * and Arabic, the Arabic stretch. Vowel signs of other scripts are letters and stay.
 */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]|\u0640/gu;
/** Half a character, which no database stores. */
const HALF = /\p{Cs}/gu;
const INVISIBLE = /[\p{Cf}\p{Cc}]+/gu;
const KATAKANA = /[\u30a1-\u30f6]/g;
/** How far a katakana is from the hiragana of the same sound. */
const TO_HIRAGANA = 0x60;
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
/** The last four bits of these digits count from one of two zeros. */
const DEVANAGARI_ZERO = 0x966;

/** Letters that no decomposition takes apart, as people type them without the key for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ς: 'σ' },
  ...{ ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي', '×': 'x', '’': "'", '‘': "'" },
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/** `6 x 3` and `6x3` are one set. */
const TIMES = /(\d)\s*[x*]\s*(?=\d)/g;

/**
 * A text as it is searched: without case, accents and width, kana as hiragana, digits as 0 to 9.
 * Applied to what is stored and to what is typed, so that both are alike.
 */
export function foldText(text: string): string {
  return text
    .replace(HALF, '\ufffd')
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(DIGITS, digitOf)
    .replace(INVISIBLE, ' ')
    .replace(/[\s_]+/g, ' ')
    .replace(TIMES, '$1x')
    .trim();
}

function digitOf(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code >= DEVANAGARI_ZERO ? code - DEVANAGARI_ZERO : code & 0xf);
}
