import { readFile } from 'node:fs/promises'
import { convosErrors } from '@rise/contract/convos/errors'
import { documentTypes } from '@rise/contract/convos/kinds'
import type { UploadedAttachment } from '@rise/contract/convos/shapes'
import type { ReceivedFile } from '@rise/contract/upload'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { FilesUnavailable } from '../../../platform/files/files.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { encodeUpload } from '../../pictures/index.ts'
import { partyOf } from '../party.ts'
import { documentKey, keysOf, pictureKey, type StoredAttachment } from './attachment-keys.ts'
import { kindOfUpload } from './file-kind.ts'

interface Content {
  readonly kind: StoredAttachment['kind']
  readonly files: readonly { readonly key: string; readonly content: Uint8Array; readonly type: string }[]
  readonly size: { readonly width: number | null; readonly height: number | null; readonly widths: readonly number[] }
}

/**
 * Stores a file that the member will send with a message: a picture encoded again, without the camera's metadata, or a
 * document as it is.
 *
 * @throws {Failure} `forbidden` for an admin without support, `file-*`, `picture-*`, `pictures-busy`, `files-not-kept`
 */
export async function uploadFile(
  ctx: Context,
  member: SignedIn,
  { file, name }: { readonly file: ReceivedFile; readonly name: string },
): Promise<UploadedAttachment> {
  const actorId = partyOf(member)
  const id = ctx.newId()
  const { kind, files, size } = await contentOf(id, file, name)
  const shownName = name === '' ? (kind === 'picture' ? 'Picture' : `Document.${kind}`) : name
  const bytes = kind === 'picture' ? Math.max(...files.map(({ content }) => content.length)) : file.bytes
  await ctx.db
    .insertInto('message_file')
    .values({
      ...{ id, actor_id: actorId, login_id: member.loginId, name: shownName, kind, bytes, ...size },
      ...{ state: 'making', created_at: ctx.clock.now() },
    })
    .execute()
  try {
    for (const { key, content, type } of files) await ctx.files.put(key, content, type)
  } catch (error) {
    // The row stays, so that a task can delete the files that can't be deleted now.
    const row = { id, kind, widths: size.widths }
    await ctx.files.delete(keysOf(row)).catch((left: unknown) => ctx.log.warn({ err: left, fileId: id }, 'files left'))
    if (!(error instanceof FilesUnavailable)) throw error
    ctx.log.error({ err: error, fileId: id }, 'file of a message not kept')
    throw new Failure(convosErrors['files-not-kept'])
  }
  await ctx.db.updateTable('message_file').set({ state: 'ready' }).where('id', '=', id).execute()
  return { _id: id, name: shownName, bytes }
}

async function contentOf(id: string, file: ReceivedFile, name: string): Promise<Content> {
  const kind = await kindOfUpload(file, name)
  if (kind !== 'picture') {
    const files = [{ key: documentKey(id, kind), content: await readFile(file.path), type: documentTypes[kind] }]
    return { kind, files, size: { width: null, height: null, widths: [] } }
  }
  const { files, sizes } = await encodeUpload({ picture: file, purpose: 'content' })
  const { width = null, height = null } = sizes.at(-1) ?? {}
  return {
    kind,
    files: files.map(({ width: each, ending, type, content }) => ({
      key: pictureKey(id, each, ending),
      content,
      type,
    })),
    size: { width, height, widths: sizes.map((size) => size.width) },
  }
}
