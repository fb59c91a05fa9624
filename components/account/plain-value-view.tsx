import type { PlainValue } from '@/lib/firebase/plain-values';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { data } = messages().account;

/** Longer texts, such as a picture in base64, are cut. */
const longest = 500;

/** Of a longer list inside an item, such as the transactions of a holding: an account may hold 3,000 of them. */
const shownOfList = 5;

/** Shows a stored value: lists as lists, fields with their names, text as text. */
export function PlainValueView({ value }: { value: PlainValue }) {
  if (value === null) return <span className="text-ink-faint">–</span>;
  if (isList(value)) {
    return (
      <>
        <ol className="list-decimal pl-6">
          {value.slice(0, shownOfList).map((each, index) => (
            <li key={index}>
              <PlainValueView value={each} />
            </li>
          ))}
        </ol>
        {value.length > shownOfList ? (
          <p className="text-ink-soft">{fill(data.more, { count: shownOfList })}</p>
        ) : null}
      </>
    );
  }
  if (typeof value === 'object') {
    return (
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
        {Object.entries(value).map(([name, each]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0">
              <PlainValueView value={each} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const text = String(value);
  return (
    <bdi className="wrap-anywhere">
      {text.length > longest ? `${text.slice(0, longest)}…` : text}
    </bdi>
  );
}

function isList(value: PlainValue): value is readonly PlainValue[] {
  return Array.isArray(value);
}
