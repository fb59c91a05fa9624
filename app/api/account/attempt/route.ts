import type { NextRequest } from 'next/server';
import { personalJson } from '@/lib/answers';
import { changeOfAccount } from '@/lib/account/change-of-account';

/**
 * Takes a rate-limit token before a member confirms their password. The password itself goes straight to Google, so
 * only this request can limit guessing.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return changeOfAccount(request, 'account', () => Promise.resolve(personalJson({ ok: true })));
}
