/**
 * A field hidden from people and assistive technology: only a bot that fills in every field completes it. Its name is
 * one that bots look for; the server stores nothing where it is not empty.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
