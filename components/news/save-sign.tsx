export const saveSignId = 'save-sign';

/** The bookmark of all rows, drawn once. Heroicons 24 outline "bookmark". */
export function SaveSign() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol
        id={saveSignId}
        viewBox="0 0 24 24"
        strokeWidth="1.5"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M17.593 3.322c1.1.128 1.907 1.077 1.907 2.185V21L12 17.25 4.5 21V5.507c0-1.108.806-2.057 1.907-2.185a48.507 48.507 0 0 1 11.186 0Z" />
      </symbol>
    </svg>
  );
}
