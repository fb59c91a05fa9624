export type Area = { x: number; y: number; width: number; height: number };

/** Twice the largest size at which the picture is stored. */
const side = 512;
const mostBytes = 1_000_000;

/** The chosen square of an image, at most 1 MB; null where the browser cannot draw it. */
export async function cutPicture(image: HTMLImageElement, area: Area): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  for (const quality of [0.92, 0.6]) {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    if (blob && blob.size <= mostBytes) return blob;
  }
  return null;
}
