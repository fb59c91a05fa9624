import { Breadcrumb } from '@/components/ui/breadcrumb';

export function BreadcrumbExample() {
  return (
    <Breadcrumb
      label="Breadcrumbs of the example"
      steps={[
        { id: 'home', title: 'Home', href: '/analytics' },
        { id: 'features', title: 'App Features' },
        { id: 'sip', title: 'SIP Calculator' },
      ]}
    />
  );
}
