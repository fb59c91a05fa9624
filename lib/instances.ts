/**
 * How many instances Vercel may run of this site at once on a busy day: our guess, since it promises no number. What an
 * instance may do without asking the others is a part of the whole divided by it.
 */
export const instancesOnABusyDay = 20;
