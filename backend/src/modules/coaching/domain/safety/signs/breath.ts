import { CANNOT, upTo } from './words.js';

const AT_LITTLE =
  '(?:at rest|resting|lying|sitting|walking|stairs|in bed|doing nothing|for hours|talking)';

/** Breath that fails beyond what effort explains. */
export const BREATH_SIGNS: readonly string[] = [
  `${CANNOT}(?: \\w+){0,2} (?:breathe|breath)(?! (?:through|easily))`,
  `${CANNOT} get (?:any |enough |in )*(?:air|breath|oxygen)`,
  '(?:struggl\\w+|fight\\w*|fought) (?:to breathe|for (?:air|breath))',
  '(?:trouble|difficult(?:y|ies)|problems?) (?:with )?breathing',
  'short(?:ness)? of breath',
  `(?:out of breath|breathless\\w*)(?: \\w+){0,4} ${AT_LITTLE}`,
  '(?:severe(?:ly)?|extreme(?:ly)?|sudden(?:ly)?|unusual(?:ly)?) breathless\\w*',
  'gasp\\w*(?: \\w+){0,2} (?:air|breath)',
  'suffocat\\w*',
  `(?:cough|spit|spat|spitt)\\w*${upTo(3)}(?:blood|(?:pink|red) (?:froth|foam|phlegm|spit))`,
  'lips(?: \\w+){0,3} blue',
  'blue lips',
  'throat(?: \\w+){0,3} (?:clos\\w+|swell\\w*|swollen)',
  '(?:face|tongue|lips)(?: \\w+){0,2} (?:swell\\w*|swollen)',
  'anaphyla\\w*',
  'allergic reaction',
];
