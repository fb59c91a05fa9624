/** Half pixels of 96 by 24: a line of whole ones has steps. Apart from the drawing, whose module runs in the browser. */
export const [width, height, perPixel] = [192, 48, 2] as const;
