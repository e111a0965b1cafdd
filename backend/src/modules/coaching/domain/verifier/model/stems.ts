/** Words that carry no matter of their own. */
const EMPTY = new Set(
  'a an the of to in on at for from with by and or but as than that this these those it its is are was were be been being you your yours i me my we our us he she they them their there here so if not no do does did done have has had having will would can could may might should shall must just only also too very more most less much many some any all each every both either neither one ones other others another same such own into out up down over under about around between after before during while when where which who whom whose what how why then again once yet still even ever never quite rather almost nearly really actually simply only per via s t ll d re ve m ca wo sha one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth itself themselves myself'.split(
    ' ',
  ),
);

/** The words of a text by their stems, without empty words and numbers. */
export function stemsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replace(/[\u2018\u2019]/g, "'")
      .match(/[a-z][a-z']*/g) ?? []
  )
    .map((word) => word.replace(/n't$|'(?:s|re|ve|ll|d|m|t)?$/, ''))
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map(stem);
}

/** A rough stem: "averaged" and "averages" are one word, and so are "climb" and "climbing". */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const base = word
    .replace(/(?:ies|ied|ier|iest|ily|iness)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed|er|est|ly)$/, '');
  return (base.length < 3 ? word : base).replace(/([bdglmnprt])\1$/, '$1').replace(/[ey]$/, '');
}
