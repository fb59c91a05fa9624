const sizes = { small: 'size-8', medium: 'size-12', large: 'size-20' } as const;
const sidePx = { small: 32, medium: 48, large: 80 } as const;

/** The picture of a person, the bundled one where there is none. It has no text alternative: the name is beside it. */
export function Avatar({
  source,
  size = 'small',
}: {
  source: string | null;
  size?: keyof typeof sizes;
}) {
  return (
    <img
      src={source ?? '/avatar.svg'}
      alt=""
      width={sidePx[size]}
      height={sidePx[size]}
      className={`${sizes[size]} shrink-0 rounded-full bg-accent-soft object-cover`}
    />
  );
}
