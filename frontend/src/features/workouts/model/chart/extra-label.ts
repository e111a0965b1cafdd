/** The unit stands beside the name anyway. */
const UNITS_IN_NAMES = /\s*[([](?:w|bpm|rpm|spm|ms|mm|cm|m|kn\/m|%|deg(?:rees)?|°?[cf])[)\]]$/i;

/**
 * `core_temperature`, `StrydFormPower` and `LEG_SPRING_STIFFNESS` as words: `Core temperature`,
 * `Stryd form power`, `Leg spring stiffness`.
 */
export function readableName(name: string): string {
  const spaced = name
    .replace(UNITS_IN_NAMES, '')
    .replaceAll(/[_.\s-]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .trim();
  if (spaced === '') return name;
  const shouted = spaced === spaced.toUpperCase() && spaced.length > ABBREVIATION;
  const sentence = spaced
    .split(' ')
    .map((word) => (!shouted && SYMBOL.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What is written in capitals and no longer than this stands for something, as `HRV`. */
const ABBREVIATION = 4;

/** Written so by everybody, as `SmO2` and `RP`. */
const SYMBOL = /^\p{Lu}+$|\p{Ll}\p{Lu}|\d/u;

/**
 * The labels, no two alike and none of them in `taken`: equal names are distinguished by
 * where it comes from.
 */
export function apart(labels: readonly string[], taken: readonly string[]): readonly string[] {
  const used = new Set(taken.map((label) => label.toLowerCase()));
  return labels.map((label) => {
    let told = used.has(label.toLowerCase()) ? `${label} (app)` : label;
    for (let number = 2; used.has(told.toLowerCase()); number += 1)
      told = `${label} (app ${number})`;
    used.add(told.toLowerCase());
    return told;
  });
}
