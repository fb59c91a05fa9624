import { colourTokens } from '@/tailwind.config';
import { markOutlines } from './brand';

const { canvas, ink, accent, 'chart-2': marigold } = colourTokens.light;
const pathSoft = '#cfe0dd';

/**
 * The picture of a page for a shared link: the mark, a title, a sentence, and the path that climbs to its destination.
 * A title fits in one line up to about 22 characters, a sentence in three up to 160.
 */
export function SharedPicture({
  title,
  sentence,
  drawnTexts,
  host,
}: {
  title: string;
  sentence: string;
  /** Address of a drawing of both, for a script that the renderer cannot set. */
  drawnTexts?: string;
  host: string;
}) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        padding: 80,
        background: canvas,
        color: ink,
        fontFamily: 'Inter',
      }}
    >
      <svg
        width="1200"
        height="630"
        viewBox="0 0 1200 630"
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        <path
          d="M420 630C640 600 600 500 740 460S920 430 960 330S1040 240 1090 170C1100 290 1040 380 1000 430S900 500 860 530S800 600 790 630Z"
          fill={pathSoft}
        />
        <circle cx="1096" cy="118" r="36" fill={marigold} />
      </svg>
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}>
        <svg width="150" height="150" viewBox="0 0 32 32">
          <path fill={accent} d={markOutlines.path} />
          <path fill={accent} opacity="0.55" d={markOutlines.hill} />
          <circle fill={marigold} {...markOutlines.destination} />
        </svg>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {drawnTexts ? (
            <img src={drawnTexts} alt="" />
          ) : (
            <>
              <div style={{ fontSize: 100, lineHeight: 1 }}>{title}</div>
              <div
                style={{ fontSize: 38, lineHeight: 1.25, marginTop: 22, width: 960, color: accent }}
              >
                {sentence}
              </div>
            </>
          )}
          <div style={{ fontSize: 32, marginTop: 32 }}>{host}</div>
        </div>
      </div>
    </div>
  );
}
