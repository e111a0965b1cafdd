interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Not in every browser. */
  readonly userAgentData?: { readonly mobile: boolean };
}

const PHONE_OR_TABLET = /android|iphone|ipad|ipod|mobile/i;

/** Whether the page is open on a phone or tablet, or on a computer. */
export function deviceType({
  userAgent,
  maxTouchPoints,
  userAgentData,
}: Browser): 'mobile' | 'desktop' {
  // An iPad calls itself a Mac, which has no screen to touch.
  const isTablet =
    PHONE_OR_TABLET.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1);
  return userAgentData?.mobile === true || isTablet ? 'mobile' : 'desktop';
}
