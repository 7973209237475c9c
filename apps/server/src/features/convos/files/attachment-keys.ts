import type { DocumentKind } from '@rise/contract/convos/kinds'

/** A stored attachment: a document, or a picture in some widths. */
export interface StoredAttachment {
  readonly id: string
  readonly kind: DocumentKind | 'picture'
  readonly widths: readonly number[]
}

const endings = ['avif', 'webp'] as const

export function documentKey(id: string, kind: DocumentKind): string {
  return `attachments/${id}/file.${kind}`
}

export function pictureKey(id: string, width: number, ending: string): string {
  return `attachments/${id}/${width}.${ending}`
}

/** Returns the keys of all files of an attachment. */
export function keysOf({ id, kind, widths }: StoredAttachment): string[] {
  if (kind !== 'picture') return [documentKey(id, kind)]
  return pictureFilesOf(widths).map(({ width, ending }) => pictureKey(id, width, ending))
}

/** Returns the files of a picture, smallest first. */
export function pictureFilesOf(widths: readonly number[]) {
  return widths.flatMap((width) => endings.map((ending) => ({ width, ending, type: `image/${ending}` as const })))
}
