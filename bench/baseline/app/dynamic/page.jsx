import { cookies } from 'next/headers';

export const metadata = { title: 'Dynamic' };

export default async function DynamicPage() {
  const jar = await cookies();
  return (
    <main>
      <h1>Dynamic</h1>
      <p>{jar.has('known') ? 'Known' : 'Unknown'}</p>
    </main>
  );
}
