import type { NextRequest } from 'next/server';
import { personalJson } from '@/lib/answers';
import { listSessionsForHost } from '@/lib/consultation/server/store';
import { operatorCall } from '@/lib/operator-call';

/** The sessions to come, for `npm run consultation:list`. */
export async function GET(request: NextRequest): Promise<Response> {
  return operatorCall(request, 'The sessions could not be read', async () => {
    return personalJson({ sessions: await listSessionsForHost(new Date()) });
  });
}
