import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { homePath } from '@/lib/navigation/routes';

/** The empty path leads to the dashboard; the middleware says so first, this page where it does not run. */
export default async function EmptyPath(): Promise<never> {
  await connection();
  redirect(homePath);
}
