import { firstOf, readSearchParams } from '@/lib/query-values';
import type { NextRequest } from 'next/server';
import { sentenceAnswer } from '@/lib/answers';
import { env } from '@/lib/env';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import { groupTyped } from '@/lib/money/group-typed';
import { parseRupees } from '@/lib/money/parse';
import { qrSvg } from '@/lib/support/qr-svg';
import { isSupportAmount, upiLink } from '@/lib/support/upi-link';

const { support } = messages();

/** The QR code of a payment by UPI, drawn on this server: no other service receives the address or the amount. */
export async function GET(request: NextRequest): Promise<Response> {
  const { upiAddress, upiName } = env.support;
  if (!upiAddress) return sentenceAnswer(support.upi.notOffered, 404);
  const refused = await refuseFile(request);
  if (refused) return refused;
  const read = parseRupees(
    groupTyped(firstOf(readSearchParams(request.nextUrl.searchParams).amount) ?? ''),
  );
  if (!read.ok || !isSupportAmount(read.value)) return sentenceAnswer(support.upi.badAmount, 400);
  return new Response(qrSvg(upiLink({ address: upiAddress, name: upiName }, read.value)), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    },
  });
}
