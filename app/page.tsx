import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { homePath } from '@/lib/navigation/routes';

/** The empty path redirects to the dashboard: by the middleware, and by this page where the middleware does not run. */
export default async function EmptyPath(): Promise<never> {
  await connection();
  redirect(homePath);
}
