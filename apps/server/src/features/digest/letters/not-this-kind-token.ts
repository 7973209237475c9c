import type { Context } from '../../../platform/context.ts'
import { readSignedText, signText } from '../../../platform/secrets/signed-text.ts'

const PURPOSE = 'digest not this kind'

/** A reader, and the job that the reader refuses. */
export interface NotThisKind {
  readonly actorId: string
  readonly jobId: string
}

/** Returns the address at which a reader refuses similar jobs without logging in. It never expires. */
export function notThisKindUrl({ keys, config }: Context, { actorId, jobId }: NotThisKind): string {
  return `${config.publicUrl}/jobs/digest?not=${signText(keys.derive(PURPOSE), `${actorId}.${jobId}`)}`
}

/** Returns the content of a token that we signed; undefined for an invalid token. */
export function readNotThisKind({ keys }: Context, token: string): NotThisKind | undefined {
  const [actorId = '', jobId = ''] = readSignedText(keys.derive(PURPOSE), token)?.split('.') ?? []
  return actorId === '' || jobId === '' ? undefined : { actorId, jobId }
}
