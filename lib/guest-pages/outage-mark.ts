/**
 * The attribute of a notice that a source does not answer, or of figures older than they should be. A page that holds one is
 * stored for a moment only.
 */
export const outageMark = { 'data-outage': '' } as const;
