'use client';

/**
 * Several of a few, as boxes to tick under one name. It is a client component to keep the document small (see
 * components/ui/table/table-rows.tsx).
 */
export function CheckboxList({
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
