/** Stroke of the sparkline of a week. Not in coin-rows.tsx: that module runs in the browser, and the server reads this. */
export const weekClasses = { up: 'stroke-gain', flat: 'stroke-gain', down: 'stroke-loss' } as const;
