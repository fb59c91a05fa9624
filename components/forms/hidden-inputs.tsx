/** Values that a form sends beside its visible fields, each with its name. A name may repeat. */
export function HiddenInputs({ values }: { values: readonly (readonly [string, string])[] }) {
  return values.map(([name, value], index) => (
    <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
  ));
}
