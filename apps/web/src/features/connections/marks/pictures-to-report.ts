import type { PictureSources } from '../../../ui/base/picture-sources.ts'

/** Returns the address of each picture in its smallest size. */
export function addressesOf(...pictures: readonly (PictureSources | null | undefined)[]): string[] {
  return pictures.flatMap((picture) => picture?.sources.find(({ type }) => type === 'image/webp')?.url ?? [])
}

/** Returns the addresses of this site's pictures in a text. */
export function addressesIn(html: string): string[] {
  return [...html.matchAll(/src="(\/pictures\/[^"]+)"/g)].flatMap(([, address]) => address ?? [])
}
