import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { indiaZone, listedZones, placeOf } from '@/lib/consultation/domain/zone';
import type { Messages } from '@/lib/messages';

/** The zone whose times stand beside India's: a form of its own, which works before scripts. */
export function ZoneForm({
  zone,
  path,
  kept,
  messages,
}: {
  zone: string;
  path: string;
  /** What the address says besides. */
  kept: Readonly<Record<string, string>>;
  messages: Messages['consultation']['zone'];
}) {
  const zones: string[] = [...listedZones];
  const options = zones.includes(zone) ? zones : [zone, ...zones];
  return (
    <form action={path} className="flex flex-wrap items-end gap-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        key={zone}
        id="zone"
        name="zone"
        label={messages.label}
        defaultValue={zone}
        options={options.map((value) => ({
          value,
          label: value === indiaZone ? messages.india : placeOf(value),
        }))}
      />
      <Button type="submit" variant="secondary">
        {messages.submit}
      </Button>
    </form>
  );
}
