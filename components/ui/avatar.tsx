/** The picture of a person, the bundled one where there is none. Says nothing: the name stands beside it. */
export function Avatar({ source }: { source: string | null }) {
  return (
    <img
      src={source ?? '/avatar.svg'}
      alt=""
      width={32}
      height={32}
      className="size-8 rounded-full bg-accent-soft"
    />
  );
}
