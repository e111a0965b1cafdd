/** Digits in groups of four, as they stand on a card; everything else is left out. */
export function inGroups(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** The sentence that says what is wrong with a card's number; null where it can be one. */
export function numberProblem(typed: string): string | null {
  const digits = digitsOf(typed);
  if (digits.length === 0) return 'Enter a card number';
  return digits.length < 13 || digits.length > 19 ? 'A card number has 13 to 19 digits' : null;
}
