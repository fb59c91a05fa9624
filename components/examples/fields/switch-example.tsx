import { Switch } from '@/components/ui/fields/switch';

export function SwitchExample() {
  return (
    <div className="grid w-full max-w-xl gap-3">
      <Switch id="switch-on" label="Remind me before each payment" defaultChecked />
      <Switch id="switch-off" label="Send a summary each month" hint="On the first, by e-mail." />
      <Switch
        id="switch-error"
        label="Pay by mandate"
        error="The bank has refused the mandate. Choose another account first."
      />
      <Switch
        id="switch-pending"
        label="Step up each April"
        defaultChecked
        disabled
        pending="Saving…"
      />
      <Switch id="switch-disabled" label="Share with a nominee" note="soon" disabled />
    </div>
  );
}
