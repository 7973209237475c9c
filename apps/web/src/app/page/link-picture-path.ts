/**
 * Returns the address of the picture that previews links to a page. `image` is the face, logo or cover in that picture.
 * Its id is in the query, so that caches, which store pictures by address, fetch a new preview when the image changes.
 */
export function linkPicturePath(path: string, image?: string | { readonly _id: string } | null): string {
  const id = typeof image === 'string' ? image.split('/')[2] : image?._id
  return `${path}.png${id ? `?shows=${id}` : ''}`
}
