import type { SaveProblem } from '@/lib/save-problem';

/** What came of pressing "Keep in my account"; the page shows it in words. */
export type KeepState = 'kept' | Exclude<SaveProblem, 'guest'>;
