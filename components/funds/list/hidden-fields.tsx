import { listFields, type ListQuery } from '@/lib/funds/domain/list/list-query';

/** What the address says of the fields that a form does not show: of all, or of those named. */
export function HiddenFields({ query, names }: { query: ListQuery; names?: readonly string[] }) {
  return listFields({ ...query, page: 1 })
    .filter(([name]) => !names || names.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
}
