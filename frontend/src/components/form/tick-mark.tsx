/** The tick of a box. */
export function TickMark() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12">
      <path
        d="M2.5 6.5l2.5 2.5 4.5-5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
