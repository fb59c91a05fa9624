'use client';

/**
 * The columns of the list as boxes to tick. It is a client component to keep the document small (see
 * components/ui/table/table-rows.tsx).
 */
export function ColumnBoxes({
  name,
  options,
  chosen,
}: {
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
}) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2">
      {options.map(([value, label]) => (
        <label key={value} className="flex items-start gap-3">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="checkbox"
          />
          {label}
        </label>
      ))}
    </div>
  );
}
