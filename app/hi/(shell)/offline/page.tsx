import type { Metadata } from 'next';
import { OfflineView } from '@/components/offline/offline-view';
import { messages } from '@/lib/messages';

const { title, description } = messages('hi').offline;

export const metadata: Metadata = { title, description, robots: { index: false } };

/** Prerendered at build. */
export const dynamic = 'error';

export default function HindiOfflinePage() {
  return <OfflineView language="hi" />;
}
