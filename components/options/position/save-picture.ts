import { saveFile } from '@/components/ui/files/save-file';

/** Style properties of a drawing that must be inlined, since the file has no style sheet. */
const painted = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'paint-order',
  'stop-color',
  'stop-opacity',
] as const;

/** Margins for the labels, which extend beyond the drawing. */
const margins = { left: 104, right: 32, top: 24, bottom: 56 };
const pixelsPerUnit = 2;

/** Saves the drawing of a figure, as it looks now, as a file. */
export async function savePicture(
  figure: HTMLElement,
  kind: 'svg' | 'png',
  fileName: string,
): Promise<void> {
  const name = `${fileName}.${kind}`;
  const { text, width, height } = drawingOf(figure);
  const picture = new Blob([text], { type: 'image/svg+xml' });
  if (kind === 'svg') {
    saveFile(name, picture);
    return;
  }
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * pixelsPerUnit;
    canvas.height = height * pixelsPerUnit;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The browser made no picture');
    saveFile(name, blob);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawingOf(figure: HTMLElement): { text: string; width: number; height: number } {
  const svg = figure.querySelector<SVGSVGElement>('svg[data-reading]');
  if (!svg) throw new Error('No drawing shows');
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('A copy of a drawing is none');
  const originals = [...svg.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const looks = getComputedStyle(original);
    // A label that is hidden at this width.
    if (looks.display === 'none' && original.matches('text, g')) {
      element.remove();
      return;
    }
    for (const property of painted) {
      // A pattern fill stays a reference: its computed value would contain this page's address.
      const own = element.getAttribute(property);
      if (own?.startsWith('url(')) continue;
      element.setAttribute(property, looks.getPropertyValue(property));
    }
    element.removeAttribute('class');
  });
  const box = svg.getBoundingClientRect();
  const [fullWidth, fullHeight] = [
    box.width + margins.left + margins.right,
    box.height + margins.top + margins.bottom,
  ];
  copy.setAttribute('x', String(margins.left));
  copy.setAttribute('y', String(margins.top));
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  copy.setAttribute('overflow', 'visible');
  for (const name of ['class', 'data-reading', 'aria-hidden']) copy.removeAttribute(name);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('width', String(fullWidth));
  sheet.setAttribute('height', String(fullHeight));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', paperColourOf(figure));
  sheet.append(paper, copy);
  return {
    text: new XMLSerializer().serializeToString(sheet),
    width: fullWidth,
    height: fullHeight,
  };
}

/** The first colour behind the figure. */
function paperColourOf(figure: HTMLElement): string {
  for (let element: HTMLElement | null = figure; element; element = element.parentElement) {
    const colour = getComputedStyle(element).backgroundColor;
    if (colour !== 'rgba(0, 0, 0, 0)' && colour !== 'transparent') return colour;
  }
  return 'white';
}
