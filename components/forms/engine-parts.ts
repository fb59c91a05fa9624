/** What `useCalculator` needs only with an engine. Fetched as one piece beside it. */
export { keepAddress } from './keep-address';
export { lastingProblems } from './lasting-problems';
