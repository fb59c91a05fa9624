import { Disclosure } from '@/components/ui/disclosure';

export function DisclosureExample() {
  return (
    <div className="grid w-full gap-3">
      <Disclosure title="How is this worked out?">
        <p>Each instalment grows from its own date; the sum is rounded once, at the end.</p>
      </Disclosure>
      <Disclosure title="Where do the rates come from?" isOpen>
        <p>From the Finance Act of the year, section by section.</p>
      </Disclosure>
    </div>
  );
}
