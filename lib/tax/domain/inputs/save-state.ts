import type { SaveProblem } from '@/lib/saved/save-problem';

/** What came of pressing "Keep in my account"; the page shows it in words. */
export type SaveState = 'saved' | Exclude<SaveProblem, 'guest'>;
