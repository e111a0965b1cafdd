/**
 * Words that tell meanings apart and that the encoder blurs, by the name of the feature they give:
 * an `if`, another device, a goal, a body part.
 */
export const TELLING_WORDS: readonly (readonly [name: string, words: RegExp])[] = [
  ['hypothetical', /\b(?:if|suppose|pretend|imagine|would|assuming|with an? ftp of|say my)\b/],
  [
    'device',
    /\b(?:watch|garmin|wahoo|strava|zwift|computer|head unit|machine|belt|display|phone|treadmill|device)\b/,
  ],
  ['goal', /\b(?:goals?|targets?|aims?|aiming)\b/],
  ['race', /\b(?:marathon|half|10 ?k|5 ?k|sub ?\d+|race|equivalent|predict\w*)\b/],
  ['tomorrow', /\b(?:tomorrow|tmrw|tmr|next days?|next time|next week|next)\b/],
  ['should', /\b(?:should|shall|ought|need to|can i|may i|could i)\b/],
  [
    'body',
    /\b(?:knees?|calf|calves|hamstring|achilles|ankle|hips?|back|shins?|foot|feet|pain\w*|hurts?|sore|ach\w+|twinge)\b/,
  ],
  ['map', /\b(?:map|route|street|road|town|village|where|location|address)\b/],
  ['easy', /\b(?:easy|slow|gentle|recovery|base|conversational|ceiling)\b/],
  ['hard', /\b(?:hard|tough|max|all out|full gas|brutal|intense)\b/],
  ['even', /\b(?:even\w*|steady|smooth|consistent|mess\w*|all over|choppy|jumpy|constant)\b/],
  [
    'good',
    /\b(?:good|well|proud|happy|pleased|terrible|rubbish|poor|decent|nail\w*|smash\w*|bad)\b/,
  ],
  [
    'evidence',
    /\b(?:evidence|proof|based on|how do you know|grounds|claim|remark|note|conclusion)\b/,
  ],
  [
    'planned',
    /\b(?:plan\w*|steps?|prescribed|programme|program|coach|complet\w+|finish\w*|all of it)\b/,
  ],
  ['kind', /\b(?:kind|type|sort|structure|pattern|consist|format|called)\b/],
  [
    'define',
    /\b(?:what is|whats|what does|mean\w*|explain|define|stand for|plain words|dummies)\b/,
  ],
  ['first-last', /\b(?:first|last|start\w*|end\w*|begin\w*|finish\w*)\b/],
  ['up-down', /\b(?:drop\w*|fad\w*|rise|rose|fell|fall\w*|slow\w* down|climb\w*|increas\w*)\b/],
  ['which', /\b(?:which|best|worst|fastest|slowest|strongest|weakest|hardest|easiest)\b/],
  ['how-many', /\b(?:how many|count|number of)\b/],
  ['how-long', /\b(?:how long|duration|minutes|hours?|time)\b/],
  ['how-much', /\b(?:how much|share|percent\w*|%)\b/],
  ['period', /\b(?:week\w*|month\w*|year\w*|season|since|lately|recent\w*|ever)\b/],
  ['compare', /\b(?:than|versus|vs|against|compared?|difference|between)\b/],
  ['tired', /\b(?:tired|rest|recover\w*|fresh|sleep|legs|day off|fatigue\w*)\b/],
  ['weight', /\b(?:weigh\w*|kg|kilos?|w ?\/? ?kg|watts per)\b/],
];
