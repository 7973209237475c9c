import type { Attachment } from '@rise/contract/convos/shapes'
import { pictureFilesOf, type StoredAttachment } from './attachment-keys.ts'

/** The columns of a message's file; null if the message has none. */
interface FileRow {
  readonly file_id: string | null
  readonly file_name: string | null
  readonly file_kind: StoredAttachment['kind'] | null
  readonly file_bytes: number | null
  readonly width: number | null
  readonly height: number | null
  readonly widths: readonly number[] | null
}

/**
 * Returns a message's file in the contract's shape. `linkTo` returns the path of a stored file. It is null for a
 * request, whose files are not loaded.
 */
export function presentAttachment(
  row: FileRow,
  linkTo: ((id: string, file: string) => string) | null,
): Attachment | null {
  const { file_id: id, file_name: name, file_kind: kind, file_bytes: bytes, width, height, widths } = row
  if (id === null || name === null || kind === null || bytes === null) return null
  const file = { _id: id, name, bytes, kind: kind === 'picture' ? null : kind }
  if (linkTo === null) return { ...file, url: null, picture: null }
  if (kind !== 'picture') return { ...file, url: linkTo(id, `file.${kind}`), picture: null }
  const sources = pictureFilesOf(widths ?? []).map((source) => ({
    width: source.width,
    url: linkTo(id, `${source.width}.${source.ending}`),
    type: source.type,
  }))
  return { ...file, url: null, picture: { _id: id, alt: name, width: width ?? 0, height: height ?? 0, sources } }
}
