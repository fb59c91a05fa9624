/** Units of every drawing, across and down: the browser stretches them to the size of the figure. */
export const extent = 1000;

/** Units as an attribute of an svg that is as large as its box. */
export function percent(units: number): string {
  return `${Math.round((units / extent) * 10_000) / 100}%`;
}
