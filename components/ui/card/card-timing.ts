/** Times of the card widget; the animations of tailwind.config.ts use the same figures. */
export const cardTiming = {
  /** The overlay of a reload shows for at least this long. */
  reloadOverlayMs: 3000,
  /** Going to full screen, and back. */
  fullScreenMs: 500,
  collapseMs: 400,
} as const;
