const noBreakSpace = '\u00a0';

/** What stands behind a number as its unit: `8.7 %`, `295 W`, `16 s/km`, `3:55 /km`, `3.4 W/kg`. */
const name = '%|°[CF]|k?W|k?J|bpm|rpm|spm|km|mi|m|ft|h|min|s|kg|kcal|(?=/)';
const unit = String.raw`(?:${name})(?:/(?:km|mi|h|kg))?(?![\w/])`;
const numberAndUnit = new RegExp(String.raw`(\d) (?=${unit})`, 'g');
const nameAndNumber = /\b(laps?|intervals?|kilometre|mile|zone) (?=\d)/gi;
const times = /(\d) ?× ?(?=\d)/g;

/**
 * Text in which no line ends between a number and its unit, or between a numbered thing and its
 * number.
 */
export function keepTogether(text: string): string {
  return text
    .replace(times, `$1${noBreakSpace}×${noBreakSpace}`)
    .replace(numberAndUnit, `$1${noBreakSpace}`)
    .replace(nameAndNumber, `$1${noBreakSpace}`);
}
