// A picture as a file of pixels, made here of its drawing.

import { give } from "../../../panel/web/shared/files.js";

const SCALE = 2;

/**
 * @param {string} name of the drawing, which ends in .svg
 * @param {string} svg
 */
export async function savePicture(name, svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: SCALE * image.width,
    height: SCALE * image.height,
  });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && give(name.replace(/\.svg$/, ".png"), blob));
  URL.revokeObjectURL(address);
}
