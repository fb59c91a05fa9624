import type { NextRequest } from 'next/server';
import { readPicture, type PictureProblem } from '@/lib/account/picture';
import { pictureAddress, pictureLimits } from '@/lib/account/picture-rules';
import { saveMyPicture, removeMyPicture } from '@/lib/account/picture-store';
import { personalJson, problemAnswer } from '@/lib/answers';
import { readBytes } from '@/lib/security/read-body';
import { changeOfAccount } from '@/lib/account/change-of-account';

const statuses: Readonly<Record<PictureProblem, number>> = {
  empty: 400,
  'too-large': 413,
  'wrong-type': 415,
  'too-many-pixels': 413,
  damaged: 422,
};

/**
 * Stores the body as the signed-in member's picture: JPEG, PNG or WebP by content, whatever its name or media type
 * say.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return changeOfAccount(request, 'avatar', async (member) => {
    const bytes = await readBytes(request, pictureLimits.sentBytes);
    const picture = bytes
      ? await readPicture(bytes)
      : ({ ok: false, problem: 'too-large' } as const);
    if (!picture.ok) return problemAnswer(picture.problem, statuses[picture.problem]);
    const key = await saveMyPicture(member, picture.value);
    return personalJson({ profileImage: pictureAddress(key, 'large') });
  });
}

/** Back to the bundled picture. */
export async function DELETE(request: NextRequest): Promise<Response> {
  return changeOfAccount(request, 'avatar', async (member) => {
    await removeMyPicture(member);
    return personalJson({ profileImage: null });
  });
}
