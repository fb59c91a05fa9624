/** Of the checklist and the journal of a share; the form and the store both need them. */
export const noteLimits = { points: 30, pointCharacters: 200, noteCharacters: 2_000 } as const;
