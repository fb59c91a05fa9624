import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { createElement, type FunctionComponent } from 'react';
import { env } from './env';

export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

/** What a page's `opengraph-image.tsx` answers: its picture for a shared link, made once, at the build. */
export async function pictureResponse<Texts extends object>(
  picture: FunctionComponent<Texts & { host: string }>,
  texts: Texts,
): Promise<Response> {
  const font = await readFile(join(process.cwd(), 'app/fonts/inter-latin-600.ttf'));
  const { host } = new URL(env.siteUrl);
  return new ImageResponse(createElement(picture, { ...texts, host }), {
    ...size,
    fonts: [{ name: 'Inter', data: font, weight: 600 }],
  });
}
