/** In half pixels of 96 by 24 px; whole pixels would draw steps. Not in the drawing: that module runs in the browser. */
export const [width, height, perPixel] = [192, 48, 2] as const;
