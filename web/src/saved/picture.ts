// A picture of a board as a file: SVG, or PNG drawn from it. The drawing is made where nobody sees it, and what the
// style sheet says about it is written into it with the face of its numbers, so that it looks the same elsewhere.
import face from '@fontsource/alegreya/files/alegreya-latin-600-normal.woff2?url';
import { flushSync, mount, unmount } from 'svelte';
import type { BoardDesign, Lie } from '../boards/design';
import type { Scene } from '../core/types';
import BoardPicture from './BoardPicture.svelte';

// What a picture is made of.
export interface Pictured {
  design: BoardDesign;
  scene: Scene;
  lie: Lie;
}

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

// Without it, numbers are in whatever serif face there is.
async function withFace(drawing: SVGSVGElement): Promise<void> {
  if (!drawing.querySelector('text')) return;
  const bytes = new Uint8Array(await (await fetch(face)).arrayBuffer());
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `@font-face{font-family:Alegreya;font-weight:400 700;src:url(data:font/woff2;base64,${encoded})}`;
  drawing.prepend(style);
}

function drawn(design: BoardDesign, scene: Scene, lie: Lie): SVGSVGElement {
  const place = document.createElement('div');
  place.className = 'unseen';
  document.body.append(place);
  const picture = mount(BoardPicture, { target: place, props: { design, scene, lie } });
  try {
    flushSync();
    const copy = inlined(place.querySelector('svg')!);
    copy.setAttribute('width', String(design.width));
    copy.setAttribute('height', String(design.height));
    return copy;
  } finally {
    void unmount(picture);
    place.remove();
  }
}

export async function svgOf(design: BoardDesign, scene: Scene, lie: Lie): Promise<string> {
  const drawing = drawn(design, scene, lie);
  await withFace(drawing).catch(() => undefined); // a picture with other numbers is better than none
  return new XMLSerializer().serializeToString(drawing);
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
