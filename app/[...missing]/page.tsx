import { notFound } from 'next/navigation';
import { connection } from 'next/server';

/** Every unknown address. It is rendered on request, so that its scripts carry the request's nonce. */
export default async function MissingPage(): Promise<never> {
  await connection();
  notFound();
}
