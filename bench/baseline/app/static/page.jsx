import { Words } from '../words';

export const metadata = { title: 'Static' };

export default function StaticPage() {
  return (
    <main>
      <h1>Static</h1>
      <Words />
    </main>
  );
}
