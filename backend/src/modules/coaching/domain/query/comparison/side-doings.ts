/** What only workouts side by side can be asked, as their words say it. */
export type SideDoing =
  'won' | 'shared' | 'changed' | 'compare' | 'course' | 'fade' | 'rise' | 'gap';

const WORDS: readonly (readonly [SideDoing, RegExp])[] = [
  [
    'shared',
    /\b(?:climbs?|hills?|ascents?|roads?|segments?)\b.*\b(?:in common|shared?|shares|both have)\b|\b(?:shared?|common|same) (?:climb|hill|ascent|segment)s?\b|\bshare a (?:climb|hill)\b|\b(?:climbs?|hills?|ascents?)\b.*\b(?:the same|identical|equal) in both\b/,
  ],
  [
    'gap',
    /\b(?:biggest|largest|widest|most) (?:gap|difference)\b|\bdiffer(?:s|ed)? (?:the )?most\b/,
  ],
  [
    'changed',
    /\b(?:what|whats|anything|main|biggest|key) (?:\w+ )?(?:thing )?(?:that )?(?:changed|differs?|different|difference)\b|\bwhat (?:was|is) (?:better|worse|different)\b|\bwhat (?:did|do) i (?:do|change) ?(?:differently|otherwise)?\b|\b(?:sum up|summari[sz]e|list|name|what are) (?:the |all )*differences\b|^(?:the )?differences$|\bhow (?:do|did) (?:they |i )?differ\b|\b(?:same|identical|duplicate)s? (?:ride|run|workout|recording|file|session)s?\b|\btwo copies\b|\bone and the same\b|^(?:how do )?differ(?: in style)?$/,
  ],
  [
    'course',
    /\bpac(?:ed|ing)\b(?! \w+ (?:min|km))|\bpace (?:it|them)\b|\bpace (?:\w+ )?(?:better|best|worse|worst)\b|\b(?:more|most) even(?:ly)?\b|\bsmoother\b|\bbetter (?:ridden|run|executed|judged|paced)\b|\bexecut(?:ed|ion)\b|\bstyle\b|\blearn\b|\blessons?\b|\btake ?away\b|\bh[eo]ld (?:it )?together\b|\bblew up\b|\b(?:should|would|do|can) (?:i|you) (?:\w+ )?(?:copy|repeat|imitate|follow|do again|use|take as)\b|\b(?:example|model|blueprint|template)\b|\b(?:which|what) (?:\w+ )?(?:approach|strategy|pacing|tactic)s?\b|\bto (?:copy|repeat|imitate|follow)\b|\bshould i do\b|\bheld .*\b(?:better|best)\b|\b(?:more|better|most) consistent\b/,
  ],
  [
    'fade',
    /\bfad(?:e|ed|ing)\b|\bdropp?(?:ed)?\b|\bdrop ?off\b|\bslow(?:ed)? down\b|\bdied?\b|\bweaken(?:ed)?\b|\bdeclin\w+\b|\bfell (?:off|away|apart)\b|\bfinish(?:ed)? (?:\w+ ){0,2}weak\w*\b|\bf[ae]ll apart\b|\bcrack(?:ed|s)?\b|\bt(?:ie|ied|ying) up\b|\b(?:c[ao]me|coming) (?:undone|apart|unstuck)\b|\bimplod\w*\b|\bexplod\w*\b|\bcollaps\w*\b|\bbonk(?:ed)?\b|\bhit the wall\b|\blos[et] (?:it|steam|ground|more|the most|most|power|watts|pace)\b|\bwheels? (?:c[ao]me|coming|fell|fall) off\b|\bf[ae]ll off\b|\b(?:start(?:ed)?|went|go|going|set) (?:out |off )?too (?:fast|hard|quick)\w*\b|\bblow up\b|\bran out of (?:steam|gas|legs)\b|\btail(?:ed)? off\b/,
  ],
  [
    'rise',
    /\b(?:rose|rise|built|build|climb(?:ed)? up|sped up|speed up|negative split|came on strong|held up|crept|creep)\b|\bfinish(?:ed)? (?:\w+ ){0,2}strong\w*\b/,
  ],
  ['won', /\b(?:won|wins?|winner)\b/],
  [
    'compare',
    /\b(?:compare|comparison|overview|summar\w+|key (?:numbers|figures)|all (?:the )?(?:numbers|metrics|stats|figures)|everything)\b/,
  ],
];

export function doingsIn(plain: string): ReadonlySet<SideDoing> {
  return new Set(WORDS.filter(([, pattern]) => pattern.test(plain)).map(([doing]) => doing));
}
