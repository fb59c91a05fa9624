/** Of the line of a week. Apart from the rows, whose module runs in the browser. */
export const weekClasses = { up: 'stroke-gain', flat: 'stroke-gain', down: 'stroke-loss' } as const;
