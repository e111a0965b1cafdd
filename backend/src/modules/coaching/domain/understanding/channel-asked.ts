/** What a question wants to hear of; several where it names several. */
export type AskedChannel =
  | 'power'
  | 'normalized'
  | 'heartRate'
  | 'speed'
  | 'cadence'
  | 'elevation'
  | 'temperature'
  | 'time'
  | 'distance'
  | 'zones'
  | 'load';

const WORDS: Readonly<Record<AskedChannel, RegExp>> = {
  normalized: /\b(?:np|normali[sz]ed(?: power)?)\b/,
  power: /\b(?:power|watts?|wattage)\b/,
  heartRate: /\b(?:heart ?rate|heart|hr|pulse|bpm|beats)\b/,
  speed: /\b(?:pace|speed|slow(?:er|est)?|fast(?:er|est)?|km h|kph|mph)\b/,
  cadence: /\b(?:cadence|rpm|spm|step rate|steps|turnover)\b/,
  elevation: /\b(?:climb(?:ed|ing)?|elevation|ascent|uphill|altitude)\b/,
  temperature: /\b(?:temperature|heat|hot|warm|cold)\b/,
  time: /\b(?:how long|time|duration|minutes)\b/,
  distance: /\b(?:how far|distance)\b/,
  zones: /\bzones?\b/,
  load: /\b(?:tss|load|stress)\b/,
};

export function channelsIn(plain: string): readonly AskedChannel[] {
  const found = (Object.keys(WORDS) as AskedChannel[]).filter((channel) =>
    WORDS[channel].test(plain),
  );
  return found.includes('normalized')
    ? found.filter(
        (channel) => channel !== 'power' || /\b(?:average|avg|mean) (?:power|watts)\b/.test(plain),
      )
    : found;
}
