/** How a job asks AMFI: it stores what it reads, and nothing else is cached. */
export const ofJob = {
  freshForSeconds: 0,
  cachedIn: 'none',
  version: 1,
  isEssential: false,
  canBeMissing: false,
  staleWhenOlderThanMs: null,
} as const;
