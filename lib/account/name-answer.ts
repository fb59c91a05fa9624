import type { UsernameProblem } from '@/lib/auth/domain/username';

/** What came of a new name. `typed` is what stood in the field, to the letter. */
export type NameAnswer = {
  status: 'fresh' | 'saved' | UsernameProblem | 'too-many' | 'signed-out' | 'unavailable';
  typed: string;
};
