/** Of a chain that a visitor pastes or opens. Apart from the parsers, which load when there is something to read. */
export const chainLimits = { bytes: 2_000_000, rows: 2000 } as const;
