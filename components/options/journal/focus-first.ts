/** Goes to the first field that is wrong, in the order in which the fields stand. */
export function focusFirst<Field extends string>(
  order: readonly Field[],
  problems: Partial<Record<Field, unknown>>,
  idOf: (field: Field) => string,
): void {
  const first = order.find((field) => problems[field]);
  const element = first ? document.getElementById(idOf(first)) : null;
  // Of a group of choices the first one takes the focus.
  (element?.querySelector<HTMLElement>('input') ?? element)?.focus();
}
