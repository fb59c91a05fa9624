/** The saved item of each watched instrument, by its id; a guest's list is in the browser. */
export type Watchlist = Readonly<Record<string, string>> | 'guest' | 'unavailable';
