import { readPictureFile } from '@/lib/account/picture-store';
import { nameOf } from '@/lib/auth/session';
import { picturePolicy } from '@/lib/security/policy';

const safe = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': picturePolicy,
};

/**
 * A picture of a person under a name that nobody can guess. What is behind a name never changes, so a browser keeps it
 * for good; no shared cache does, where it would outlive the account.
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
    console.error('A picture could not be read:', nameOf(error));
    return new Response(null, { status: 503, headers: { ...safe, 'cache-control': 'no-store' } });
  }
}
