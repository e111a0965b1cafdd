import { say, type Line } from '#coaching/domain/answer/say.js';
import { list, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

const MOST_LISTED = 5;

/** "Your best stretches within this run: 1 km in 4:40 (4:40 /km) and …". */
export function bestsLine(sheet: FactSheet): Line {
  const lines = bests(sheet);
  return lines.length > 0
    ? `Your best stretches within this ${sessionNoun(sheet)}: ${list(lines)}.`
    : null;
}

/** "5 km in 24:30 (4:54 /km)". */
function bests(sheet: FactSheet): readonly string[] {
  const times = sheet.all('efforts.').filter(({ key }) => key.endsWith('.time'));
  return times.slice(-MOST_LISTED).flatMap((time) => {
    const speed = sheet.withKey(time.key.replace('.time', '.speed'));
    const distance = time.label.replace(/^Best /, '');
    return [say`${distance} in ${time}${speed ? say` (${speed})` : ''}` satisfies Line];
  });
}
