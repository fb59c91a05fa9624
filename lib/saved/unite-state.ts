import type { SaveProblem } from '@/lib/save-problem';

/** What came of adding a browser's copy to an account. `doneIds` need not stay in the browser any longer. */
export type UniteState = { status: 'united'; doneIds: readonly string[] } | { status: SaveProblem };
