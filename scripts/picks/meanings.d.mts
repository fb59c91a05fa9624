/** The sentence for a problem of an import; the problem itself where there is none. */
export function meaningOf(problem: string): string;
