/** To the first control in error, which in a group is its first button; else to what was answered. */
export function focusAnswer(form: HTMLFormElement): void {
  const control = ':is(input, select, textarea)';
  form
    .querySelector<HTMLElement>(
      `${control}[aria-invalid=true], [role=radiogroup][aria-invalid=true] ${control}, [data-outcome]`,
    )
    ?.focus();
}
