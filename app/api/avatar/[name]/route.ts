import { readPictureFile } from '@/lib/account/picture-store';
import { logFailure } from '@/lib/errors';
import { picturePolicy } from '@/lib/security/policy';

const safe = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': picturePolicy,
};

/**
 * A person's picture under an unguessable name. The content behind a name never changes, so a browser may cache it
 * for good; shared caches may not, where it would outlive the account.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  try {
    const picture = await readPictureFile(name);
    if (!picture.ok) {
      return new Response(null, { status: 404, headers: { ...safe, 'cache-control': 'no-store' } });
    }
    return new Response(new Uint8Array(picture.value), {
      headers: {
        ...safe,
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
      },
    });
  } catch (error) {
    logFailure('A picture could not be read', error);
    return new Response(null, { status: 503, headers: { ...safe, 'cache-control': 'no-store' } });
  }
}
