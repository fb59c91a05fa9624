/**
 * A field that nobody sees and no assistive technology meets: only a program that fills in every field falls for it. Its
 * name tempts; the server keeps nothing where it is not empty.
 */
export function Honeypot({ name = 'website' }: { name?: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
