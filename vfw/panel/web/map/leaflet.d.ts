// What we use of Leaflet, and of ipyleaflet's view of it. The paths that it has drawn it keeps to itself.

import type { Point } from "./geometry.js";

export interface Bounds {
  extend(other: Bounds): Bounds;
  getSouth(): number;
  getNorth(): number;
  getWest(): number;
  getCenter(): { readonly lat: number; readonly lng: number };
}

export interface Outline {
  readonly feature: { readonly id: string; readonly properties: any };
  readonly _path: SVGPathElement;
  getBounds(): Bounds;
  getElement?(): SVGPathElement | undefined;
}

export interface LeafletMap {
  getContainer(): HTMLElement;
  eachLayer(does: (layer: Outline) => void): void;
  invalidateSize(how: object): void;
  setView(centre: [number, number], zoom: number, how: object): void;
  containerPointToLayerPoint(point: [number, number]): Point;
  latLngToLayerPoint(place: [number, number]): Point;
}
