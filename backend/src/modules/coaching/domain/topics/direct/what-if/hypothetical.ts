/** Words that put a case: "if I had", "suppose", "at that speed". */
export const PUT_CASE =
  /\b(?:id|redo|recalculate|if|suppose|assum\w+|say|imagine|pretend|what if|would|had|were|could have)\b/;

/** Words that carry the pace of this workout on. */
export const CARRIED_ON =
  /\b(?:keep\w*|kept|hold\w*|held|same (?:\w+ )?(?:pace|speed|rate|rhythm|clip|effort|average|tempo)|(?:rolling|riding|running|moving|overall) (?:average|pace|speed|rate)|at (?:that|this|such an?) (?:average|rate|clip|tempo)|(?:this|that|exactly this|todays?|such a|the) (?:average )?(?:pace|speed|rate)|like (?:this|that)|carry|carried|project\w*|extrapolat\w*|went on|gone on|go on)\b/;
