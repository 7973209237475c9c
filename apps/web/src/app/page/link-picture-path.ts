/**
 * Returns the path of the picture that previews links to a page. `image` is the face, logo or cover in that picture. Its
 * id is part of the path, because caches store pictures by address and then refetch the preview when the image changes.
 */
export function linkPicturePath(path: string, image?: string | { readonly _id: string } | null): string {
  const id = typeof image === 'string' ? image.split('/')[2] : image?._id
  return `${path}.png${id ? `?shows=${id}` : ''}`
}
