/** What `useCalculator` needs only with an engine. Fetched as one piece beside it. */
export { writeAddress } from './write-address';
export { lastingProblems } from './lasting-problems';
