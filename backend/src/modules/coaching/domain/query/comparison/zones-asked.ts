import type { SideMetricId } from './side-metric-id.js';

const NAMES = ['one', 'two', 'three', 'four', 'five'];
const NAMED = /\b(zones?|z) (one|two|three|four|five)\b/g;
const SHARES = /\b(?:share|percent(?:age)?|proportion|fraction)\b|%/;
const ZONE = /\b(?:(?:hr|heart ?rate|pulse) )?(?:zones?|z) ?([1-5])\b/g;
const HEART = /\b(?:hr|heart ?rate|heart|pulse)\b/;
const HARD =
  /\b(?:hard (?:minutes|mins|time|running|riding|work|bits|stuff)|(?:minutes|mins|time) (?:of |spent )?(?:at |going |running |riding |in )?(?:hard|high intensity|intensity)|(?:minutes|time) (?:at|above) threshold|time in (?:the )?red)(?: (?:running|riding|work))?\b/g;
const EASY = /\b(?:easy (?:minutes|mins|time)|(?:minutes|mins|time) (?:at |going )?easy)\b/g;

/** Time in zones, which only a whole workout has, and the text without it. */
export function zonesIn(plain: string): {
  readonly metrics: readonly SideMetricId[];
  readonly text: string;
} {
  const heart = HEART.test(plain);
  const shares = SHARES.test(plain);
  const metrics: SideMetricId[] = [];
  const text = plain
    .replace(NAMED, (_, word: string, name: string) => `${word} ${NAMES.indexOf(name) + 1}`)
    .replace(ZONE, (_, zone: string) => {
      metrics.push(`${heart ? 'heartZone' : 'zone'}${Number(zone) as 1 | 2 | 3 | 4 | 5}`);
      return ' ';
    })
    .replace(HARD, () => ` ${metrics.push(shares ? 'hardShare' : 'hardTime') > 0 ? '' : ''}`)
    .replace(EASY, () => ` ${metrics.push(shares ? 'easyShare' : 'easyTime') > 0 ? '' : ''}`);
  if (metrics.length === 0) return { metrics, text: plain };
  // "Minutes in zone 4", "heart rate zone 4": the words beside it belong to it.
  const rest = text
    .replace(
      /\b(?:times?|minutes?|mins?|how long|how much|hr|heart ?rate|heart|pulse|spent|power|pace|(?:share|percent(?:age)?|proportion|fraction)(?: of)?)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return { metrics, text: rest };
}
