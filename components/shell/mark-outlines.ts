/**
 * The mark, in a square of 32: a path that climbs a hill, which together draw an A, with the marigold dot of
 * the destination above. The same outlines stand in app/icon.svg.
 */
export const markOutlines = {
  path: 'M2 29C10.5 26.5 9 20 14 17.2C17.5 15.2 19 13.5 20 9C22 14.5 20.5 18 17 20.2C13 22.8 14.5 26 13.5 29Z',
  hill: 'M22.3 13.5L30 29H24L20.3 20.3C22 18.5 22.6 16.5 22.3 13.5Z',
  destination: { cx: 20.5, cy: 4.5, r: 3.5 },
} as const;
