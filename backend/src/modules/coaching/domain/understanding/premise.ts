import type { AskedChannel } from './channel-asked.js';

/** A change that a question takes for granted: "why did my power drop". */
export interface Premise {
  readonly channel: AskedChannel | 'pacing';
  readonly direction: 'up' | 'down';
}

const DOWN =
  '(?:drop(?:ped|ping)?|fall(?:ing)?|fell|decreas(?:e|ed|ing)|go(?:ing)? down|went ' +
  'down|declin(?:e|ed|ing)|sink|sank|low(?:er)?|collaps(?:e|ed))';
const UP =
  '(?:ris(?:e|en|ing)|rose|increas(?:e|ed|ing)|go(?:ing)? up|went ' +
  'up|climb(?:ed|ing)?|jump(?:ed|ing)?|spik(?:e|ed|ing)|creep(?:ing)?|crept|high(?:er)?|shoot|shot ' +
  'up)';
const CHANNELS: readonly (readonly [Premise['channel'], string])[] = [
  ['heartRate', '(?:heart ?rate|heart|hr|pulse)'],
  ['cadence', 'cadence'],
  ['power', '(?:power|watts|wattage)'],
  ['speed', '(?:speed|pace)'],
];

/** Only a why takes its premise for granted; "did my power drop" asks for it. */
export function premiseIn(plain: string): Premise | null {
  if (
    !/\b(?:why|how come|what made|what caused|what (?:is|was) the reason|reason (?:for|that|why)|explain)\b/.test(
      plain,
    )
  )
    return null;
  for (const [channel, words] of CHANNELS) {
    const fell = new RegExp(
      String.raw`\b${words}\b(?: \w+){0,3}? ${DOWN}\b|\b(?:drop|fall|decline|decrease) in (?:my )?${words}\b|\b(?:lose|lost|losing) ${words}\b`,
    );
    const rose = new RegExp(
      String.raw`\b${words}\b(?: \w+){0,3}? ${UP}\b|\b(?:rise|increase|jump|spike) in (?:my )?${words}\b`,
    );
    if (fell.test(plain)) return { channel, direction: 'down' };
    if (rose.test(plain)) return { channel, direction: 'up' };
  }
  if (
    /\bi (?:\w+ )?(?:fad(?:e|ed|ing)|slow(?:ed|ing)?(?: down)?|bonk(?:ed)?|die|died|lose steam|run out of|ran out of|weaken(?:ed)?|blow up|blew up|fall apart|fell apart)\b/.test(
      plain,
    )
  )
    return { channel: 'pacing', direction: 'down' };
  if (
    /\bi (?:\w+ )?(?:speed up|sped up|finish(?:ed)? (?:so )?(?:strong(?:er)?|fast(?:er)?)|get faster|got faster)\b/.test(
      plain,
    )
  )
    return { channel: 'pacing', direction: 'up' };
  return null;
}
