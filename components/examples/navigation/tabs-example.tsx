import { Tabs } from '@/components/ui/tabs';

export function TabsExample() {
  return (
    <Tabs
      label="A plan in three views"
      tabs={[
        { id: 'plan-summary', title: 'Summary', content: <p>₹5,000 a month for 15 years.</p> },
        { id: 'plan-years', title: 'Year by year', content: <p>Each April has its own row.</p> },
        { id: 'plan-tax', title: 'Tax', content: <p>Gains above ₹1.25 lakh are taxed.</p> },
      ]}
    />
  );
}
