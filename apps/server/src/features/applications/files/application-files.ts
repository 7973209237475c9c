import { FILE_LINK_MINUTES } from '@rise/contract/applications/limits'
import type { Context } from '../../../platform/context.ts'
import type { StoredFiles } from '../../../platform/http/stored-files.ts'
import { readSignedText, signText } from '../../../platform/secrets/signed-text.ts'

export const typeOfEnding = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

const FOLDER = 'application-files'

/** The key of a résumé's file. The database knows it, too: a trigger notes it when the row goes. */
export function fileKey(id: string, ending: keyof typeof typeOfEnding): string {
  return `${FOLDER}/${id}/resume.${ending}`
}

const keyOf = ({ keys }: Context) => keys.derive('links to résumé files')

/** Returns a path to a file that works for five minutes, for anyone who has it. */
export function fileLink(ctx: Context, key: string): string {
  const until = ctx.clock.now().getTime() + FILE_LINK_MINUTES * 60_000
  const signed = signText(keyOf(ctx), `${key} ${until}`)
  return `/${key}?${new URLSearchParams({ until: String(until), signature: signed.slice(signed.lastIndexOf('.') + 1) })}`
}

/** Résumé files, only through a link that was made for someone who may open it. */
export const applicationFiles: StoredFiles = {
  path: `/${FOLDER}/{id}/{file}`,
  types: typeOfEnding,
  isDownload: true,
  async isShown(ctx, { id, file }, { until = '', signature = '' }) {
    const text = readSignedText(keyOf(ctx), `${FOLDER}/${id}/${file} ${until}.${signature}`)
    return text !== undefined && Number(until) > ctx.clock.now().getTime()
  },
}
