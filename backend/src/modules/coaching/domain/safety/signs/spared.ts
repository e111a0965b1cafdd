const HARD =
  '(?:climbs?|hills?|intervals?|sprints?|rides?|runs?|reps?|sessions?|training|workouts?|races?|efforts?|pass|ramp|stage)';

/**
 * Sayings of athletes that sound like a sign but are not; they are taken out before anybody looks.
 */
export const SPARED: readonly RegExp[] = [
  /\bpain in the (?:neck|ass|butt|backside|arse)\b/g,
  /\bpain cave\b/g,
  /\bsuicid\w* (?:pace|runs?|drills?|sprints?|descents?|hills?|attacks?|moves?|speed|start|for a)\b/g,
  /\b(?:pace|start|attack|descent|speed|sprint)(?: \w+){0,3} suicid\w*/g,
  new RegExp(
    String.raw`\bkill(?:ing|ed)? myself (?:on|in|up|over|with|during|doing) (?:\w+ ){0,3}${HARD}\b`,
    'g',
  ),
  new RegExp(
    String.raw`\bwant(?:ed)? to die (?:on|in|at|during|halfway|up|by|around|near|after) (?:\w+ ){0,3}(?:${HARD}|km|kilomet\w+|miles?|\d+|end|top|finish)\b`,
    'g',
  ),
  /\b(?:skipped|stopped)(?: a)?(?: beat)? when i (?:saw|heard|read|noticed)\b/g,
  /\b(?:watch|garmin|wahoo|computer|screen|display|phone|unit|device|sensor|gps|app|battery|power meter|light|monitor|strap)(?: \w+){0,2} (?:black(?:ed|s)? out|pass(?:ed|es) out|went black|collapsed)\b/g,
  /\bmak(?:e|es|ing) me dizzy\b/g,
  /\bhead(?: \w+){0,2} hit(?: \w+){0,2} (?:head ?)?winds?\b/g,
];
