/** In place of a figure that is not known: a dash, never a zero. */
export const notKnown = '–';
