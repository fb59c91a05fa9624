/** What came of pressing "Keep in my account"; the page shows it in words. */
export type KeepState = 'kept' | 'invalid' | 'ended' | 'full' | 'too-many' | 'unavailable';
