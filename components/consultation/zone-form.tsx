import { GlobeAsiaAustraliaIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/overlay/popover';
import { Select } from '@/components/ui/fields/select';
import { indiaZone, listedZones, placeOf } from '@/lib/consultation/domain/zone';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The zone whose times stand beside India's, behind a button: a form of its own, which works before scripts. */
export function ZoneForm({
  zone,
  path,
  otherParams,
  messages,
}: {
  zone: string;
  path: string;
  /** What the address says besides. */
  otherParams: Readonly<Record<string, string>>;
  messages: Messages['consultation']['zone'];
}) {
  const zones: string[] = [...listedZones];
  const options = zones.includes(zone) ? zones : [zone, ...zones];
  return (
    <Popover
      id="zone-choice"
      label={zone === indiaZone ? messages.ist : fill(messages.both, { place: placeOf(zone) })}
      icon={<GlobeAsiaAustraliaIcon aria-hidden="true" className="size-4" />}
    >
      <form action={path} className="grid gap-3">
        {Object.entries(otherParams).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          key={zone}
          id="zone"
          name="zone"
          label={messages.label}
          hint={messages.hint}
          defaultValue={zone}
          options={options.map((value) => ({
            value,
            label: value === indiaZone ? messages.india : placeOf(value),
          }))}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {messages.submit}
        </Button>
      </form>
    </Popover>
  );
}
