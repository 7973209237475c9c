import type { Picture } from '@rise/contract/pictures/shapes'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** Matches both forms of the path; the path of an admin's link contains a token. */
const address = new RegExp(String.raw`^/site-pictures/(${UUID})/(?:[\w.-]+/)?\d+\.(?:avif|webp)$`)

/** Returns the id of the picture at an address of a page's picture; undefined for any other address. */
export function sitePictureIdOf(src: string): string | undefined {
  return address.exec(src)?.[1]
}

/** Returns a picture with the paths at which pages show it; with a token, the paths are those of an admin's links. */
export function withPaths(picture: Picture, token?: string): Picture {
  const folder = ['/site-pictures', picture._id, ...(token === undefined ? [] : [token])].join('/')
  const pathOf = (url: string) => `${folder}/${url.slice(url.lastIndexOf('/') + 1)}`
  return { ...picture, sources: picture.sources.map((source) => ({ ...source, url: pathOf(source.url) })) }
}
