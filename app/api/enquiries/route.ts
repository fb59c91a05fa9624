import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { personalJson, sentenceAnswer } from '@/lib/answers';
import { signInAgainUrl } from '@/lib/auth/domain/route-access';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { findUser } from '@/lib/auth/server/session';
import {
  enquiryFields,
  enquiryLimits,
  readEnquiry,
  shownFileName,
  type EnquiryProblem,
  type EnquiryProblems,
  type SendAnswer,
} from '@/lib/enquiries/enquiry';
import { fileKindOf } from '@/lib/enquiries/file-kind';
import { sendMyEnquiry, type EnquiryFile } from '@/lib/enquiries/store';
import { newTicketNumber } from '@/lib/enquiries/ticket-number';
import { env } from '@/lib/env';
import { hiddenTextOf, textOf } from '@/lib/form-text';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { success, type Result } from '@/lib/result';
import { readForm } from '@/lib/security/read-body';

const { enquiry } = messages().premium;
const ticketsPath = '/premium-services/enquiries';

/** The largest file, plus what the other fields and the multipart headers need. */
const maxBytes = enquiryLimits.fileBytes + 100_000;

/**
 * Takes an enquiry with its file. A route handler, because the body of a server action is limited to 1 MB. The
 * form's script asks for JSON; a plain post is redirected to the ticket, or gets the problems as text.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const answer = (body: SendAnswer, status: number, headers: HeadersInit = {}) =>
    request.headers.get('accept')?.includes('application/json')
      ? personalJson(body, status, headers)
      : plainAnswer(body, status, headers);
  if (!isSameOrigin(request.headers, env.ownOrigins)) return answer({ status: 'failed' }, 403);
  const user = await findUser();
  if (!user.ok) {
    return user.problem === 'unavailable'
      ? answer({ status: 'failed' }, 503)
      : answer({ status: 'signed-out' }, 401);
  }
  const token = await takeToken('enquiry', {
    uid: user.value.uid,
    address: visitorAddress(request.headers),
  });
  if (!token.ok) {
    const { retryAfterSeconds } = token.problem;
    return answer({ status: 'too-many', retryAfterSeconds }, 429, {
      'retry-after': String(retryAfterSeconds),
    });
  }
  const form = await readForm(request, maxBytes);
  if (form === 'too-large') {
    return answer({ status: 'mistakes', problems: { file: 'file-too-large' } }, 413);
  }
  const id = z.uuidv4().safeParse(form && hiddenTextOf(form, 'id'));
  if (!form || !id.success) return answer({ status: 'failed' }, 400);
  const typed = readEnquiry({
    scope: hiddenTextOf(form, 'scope'),
    budget: hiddenTextOf(form, 'budget'),
    message: textOf(form, 'message', enquiryLimits.message.max * 8),
  });
  const file = await fileOf(form);
  const problems: EnquiryProblems = {
    ...(typed.ok ? {} : typed.problem),
    ...(file.ok ? {} : { file: file.problem }),
  };
  if (!typed.ok || !file.ok) return answer({ status: 'mistakes', problems }, 400);
  // A bot that fills in the hidden field gets the same answer as a person, and nothing is stored.
  if (hiddenTextOf(form, 'website') !== '') {
    return answer({ status: 'sent', number: newTicketNumber() }, 200);
  }
  const sent = await sendMyEnquiry(user.value, id.data, typed.value, file.value);
  if (sent.ok) return answer({ status: 'sent', number: sent.value }, 200);
  if (sent.problem === 'unavailable') return answer({ status: 'failed' }, 503);
  return answer({ status: sent.problem }, 409);
}

/** A file that was not chosen arrives as an empty one without a name. */
async function fileOf(form: FormData): Promise<Result<EnquiryFile | null, EnquiryProblem>> {
  const file = form.get('file');
  if (!(file instanceof File) || (file.size === 0 && ['', 'blob'].includes(file.name))) {
    return success(null);
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = await fileKindOf(bytes);
  if (!kind.ok) return kind;
  const name = shownFileName(file.name, enquiryLimits.fileName);
  return success({ name, kind: kind.value, bytes });
}

function plainAnswer(body: SendAnswer, status: number, headers: HeadersInit): Response {
  const location = {
    sent: `${ticketsPath}?sent=${encodeURIComponent(body.status === 'sent' ? body.number : '')}`,
    'signed-out': signInAgainUrl('/premium-services'),
  };
  if (body.status === 'sent' || body.status === 'signed-out') {
    return new Response(null, { status: 303, headers: { location: location[body.status] } });
  }
  return sentenceAnswer([...inWords(body), enquiry.goBack].join('\n\n'), status, headers);
}

function inWords(body: SendAnswer): string[] {
  switch (body.status) {
    case 'mistakes':
      return enquiryFields.flatMap((field) => {
        const problem = body.problems[field];
        return problem ? `${enquiry[field]}: ${enquiry.problems[problem]}` : [];
      });
    case 'too-many':
      return [fillCount(body.retryAfterSeconds, enquiry.tooMany)];
    case 'full':
      return [fill(enquiry.full, { email: env.grievance.email })];
    case 'sent':
    case 'signed-out':
    case 'failed':
      return [enquiry.failed];
  }
}
