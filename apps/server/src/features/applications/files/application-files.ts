import { FILE_LINK_MINUTES } from '@rise/contract/applications/limits'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { StoredFiles } from '../../../platform/http/stored-files.ts'
import { readSignedText, signText } from '../../../platform/secrets/signed-text.ts'

export const typeOfEnding = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

const FOLDER = 'application-files'

/**
 * Returns the storage key of a résumé or an answer's file. The database derives the same key: a trigger records it when
 * the row is deleted.
 */
export function fileKey(id: string, ending: keyof typeof typeOfEnding): string {
  return `${FOLDER}/${id}/resume.${ending}`
}

const keyOf = ({ keys }: Context) => keys.derive('links to résumé files')

/** Returns a path to a file. It works for five minutes, for anyone with the link. */
export function fileLink(ctx: Context, id: string, ending: keyof typeof typeOfEnding): string {
  const until = ctx.clock.now().getTime() + FILE_LINK_MINUTES * 60_000
  const token = signText(keyOf(ctx), `${id}.${until}`).slice(id.length + 1)
  return `/${FOLDER}/${id}/${token}/resume.${ending}`
}

/** Returns a link to a generated PDF, for the professional who owns it. */
export function ownFileLink(ctx: Context, id: string): string {
  return fileLink(ctx, id, 'pdf')
}

const address = z.object({ id: z.uuid(), token: z.string() })

/** Serves résumés and files sent as answers, only through signed links made for authorised readers. */
export const applicationFiles: StoredFiles = {
  path: `/${FOLDER}/{id}/{token}/{file}`,
  types: typeOfEnding,
  async find(ctx, params) {
    const { data: { id, token } = {} } = address.safeParse(params)
    const signedText = id && readSignedText(keyOf(ctx), `${id}.${token}`)
    if (!signedText || Number(signedText.slice(id.length + 1)) <= ctx.clock.now().getTime()) return undefined
    const row = await ctx.db
      .selectFrom('resume_file')
      .select(['name', 'ending'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && { key: fileKey(id, row.ending), name: row.name }
  },
}
