/**
 * What is shown where somebody shares a link: taken of the start page itself by `npm run
 * site:image`.
 */
export const OG_IMAGE = {
  address: '/stridewatt.png',
  width: 1200,
  height: 630,
  alt:
    'The finding, the curves and an answer of the coach for a simulated ride with five ' +
    'intervals.',
} as const;
