// A picture of a board as a file: SVG, or PNG drawn from it. The drawing is made where nobody sees it, and what the
// style sheet says about it is written into it, so that it looks the same elsewhere.
import { flushSync, mount, unmount } from 'svelte';
import type { BoardDesign, Lie } from '../boards/design';
import type { Scene } from '../core/types';
import BoardPicture from './BoardPicture.svelte';

const paint = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'];
const styled = [...paint, 'font-family', 'font-size', 'font-weight', 'text-anchor'];
const width = 1600; // of a PNG, in pixels

function inlined(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = drawing.querySelectorAll('[class]');
  const to = copy.querySelectorAll('[class]');
  for (const [index, element] of [...from].entries()) {
    const style = getComputedStyle(element);
    for (const name of styled) to[index]?.setAttribute(name, style.getPropertyValue(name));
    to[index]?.removeAttribute('class');
  }
  copy.removeAttribute('class');
  return copy;
}

export function svgOf(design: BoardDesign, scene: Scene, lie: Lie): string {
  const place = document.createElement('div');
  place.className = 'unseen';
  document.body.append(place);
  const picture = mount(BoardPicture, { target: place, props: { design, scene, lie } });
  try {
    flushSync();
    const copy = inlined(place.querySelector('svg')!);
    copy.setAttribute('width', String(design.width));
    copy.setAttribute('height', String(design.height));
    return new XMLSerializer().serializeToString(copy);
  } finally {
    void unmount(picture);
    place.remove();
  }
}

export async function pngOf(design: BoardDesign, svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * design.height) / design.width);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
