/** Focuses the first field with a problem, in the order of the fields. */
export function focusFirst<Field extends string>(
  order: readonly Field[],
  problems: Partial<Record<Field, unknown>>,
  idOf: (field: Field) => string,
): void {
  const first = order.find((field) => problems[field]);
  const element = first ? document.getElementById(idOf(first)) : null;
  // In a radio group the first choice takes the focus.
  (element?.querySelector<HTMLElement>('input') ?? element)?.focus();
}
