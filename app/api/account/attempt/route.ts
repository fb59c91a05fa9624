import type { NextRequest } from 'next/server';
import { personalJson } from '@/lib/auth/answers';
import { changeOfAccount } from '../change-of-account';

/** Takes a turn before a password is given again: it goes straight to Google, and so would the eleventh guess. */
export async function POST(request: NextRequest): Promise<Response> {
  return changeOfAccount(request, 'account', () => Promise.resolve(personalJson({ ok: true })));
}
