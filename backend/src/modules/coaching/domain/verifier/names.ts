/**
 * Words that name what a number is about, in groups that exclude one another: what is called
 * "average" is not "peak". The tags are those of `Fact.about`.
 */
const GROUPS: Readonly<Record<string, readonly (readonly [tag: string, words: RegExp])[]>> = {
  statistic: [
    ['average', /\b(?:averag(?:e|es|ed|ing)|mean|avg)\b/],
    ['normalized', /\b(?:normali[sz]ed|np)\b/],
    ['max', /\b(?:max|maximum|maximal|peak(?:ed|s|ing)?|highest|top|fastest)\b/],
    ['min', /\b(?:minimum|lowest|slowest)\b/],
    ['best', /\b(?:best|fastest|quickest)\b/],
    ['ftp', /\b(?:ftp|functional threshold)\b/],
    ['resting', /\bresting\b/],
    ['intensity', /\bintensity factor\b/],
    ['stress', /\b(?:training stress|running stress|tss|stress score|load)\b/],
    ['variability', /\bvariability\b/],
    ['decoupling', /\b(?:decoupling|drift(?:ed)?)\b/],
    ['efficiency', /\befficiency\b/],
    ['coasting', /\bcoast(?:ed|ing)\b/],
  ],
  channel: [
    ['power', /\b(?:power|watts?|wattage)\b/],
    ['heartRate', /\b(?:heart rate|heart|pulse|hr)\b/],
    ['cadence', /\b(?:cadence|step rate)\b/],
    ['speed', /\b(?:speed|pace)\b/],
    ['elevation', /\b(?:climb(?:ed|ing)?|elevation|ascent|descent|descen(?:ded|ding))\b/],
    ['temperature', /\b(?:temperature|warmth)\b/],
    ['distance', /\bdistance\b/],
  ],
  part: [
    ['part:first-quarter', /\bfirst quarter\b/],
    ['part:second-quarter', /\bsecond quarter\b/],
    ['part:third-quarter', /\bthird quarter\b/],
    ['part:last-quarter', /\b(?:last|final|fourth) quarter\b/],
    ['part:first-half', /\bfirst half\b/],
    ['part:second-half', /\b(?:second|last|latter) half\b/],
  ],
};

/**
 * Tags of one group in a text. Zones are a group of their own, since "zone 2 or below" is not zone
 * 2.
 */
function named(text: string, group: string): readonly string[] {
  if (group === 'zone') return zonesIn(text);
  return (GROUPS[group] ?? []).filter(([, words]) => words.test(text)).map(([tag]) => tag);
}

function zonesIn(text: string): readonly string[] {
  const tags: string[] = [];
  const rest = text
    .replace(
      /\b(?:zones? |z)(?:2|1 (?:and|to|or) 2) (?:or|and) (?:below|lower|less|under)\b|\bup to zone 2\b/g,
      () => (tags.push('zone:easy'), ' '),
    )
    .replace(
      /\b(?:zones? |z)4 (?:or|and) (?:above|higher|up|over|5)\b|\bzone 4 to 5\b/g,
      () => (tags.push('zone:hard'), ' '),
    )
    .replace(/\bbelow (?:\w+ ){0,2}zone 1\b/g, () => (tags.push('zone:below'), ' '))
    .replace(/\babove (?:\w+ ){0,2}zone 5\b/g, () => (tags.push('zone:above'), ' '));
  return [
    ...tags,
    ...[...rest.matchAll(/\b(?:zones? ?|z)(\d)\b/g)].map(([, index]) => `zone:${index}`),
  ];
}

const ALL = [...Object.keys(GROUPS), 'zone'];

/** Whether the words around a number call it something that the fact is not. */
export function misnamed(words: string, about: readonly string[]): boolean {
  const text = words.toLowerCase();
  return ALL.some((group) => {
    const own = about.filter((tag) => groupOf(tag) === group);
    const said = named(text, group);
    return own.length > 0 && said.length > 0 && !said.some((tag) => own.includes(tag));
  });
}

function groupOf(tag: string): string | undefined {
  if (tag.startsWith('zone:')) return 'zone';
  return Object.keys(GROUPS).find((group) => GROUPS[group]?.some(([known]) => known === tag));
}
