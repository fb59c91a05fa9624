import type { Metadata } from 'next';
import { connection } from 'next/server';
import '@/app/rooms.css';
import { NewestHash } from '@/components/picks/record/newest-hash';
import { PageHeader } from '@/components/ui/page-header';
import { nameOf } from '@/lib/auth/session';
import { messages } from '@/lib/messages';
import { publicHashPath } from '@/lib/picks/paths';
import { readNewestStamp } from '@/lib/picks/record-store';

const { publicHash } = messages().picksOwn;

export const metadata: Metadata = {
  title: publicHash.title,
  description: publicHash.description,
  alternates: { canonical: publicHashPath },
};

/** For everybody: a hash, a number and a day. No company, no screen, nothing of the members' pages. */
export default async function PublicHashPage() {
  await connection();
  const stamp = await readStamp();
  return (
    <>
      <PageHeader title={publicHash.title}>{publicHash.lead}</PageHeader>
      <NewestHash stamp={stamp} words={publicHash} />
    </>
  );
}

async function readStamp() {
  try {
    return await readNewestStamp();
  } catch (error) {
    console.error('The newest hash could not be read:', nameOf(error));
    return 'down';
  }
}
