import type { Context } from '../../../platform/context.ts'
import { readSignedText, signText } from '../../../platform/secrets/signed-text.ts'
import type { Side } from '../tables.ts'

const PURPOSE = 'attachments of messages'
/** A link works for 6 to 12 hours. It stays the same for 6 hours, so that browsers can cache the file. */
const STEP_MS = 6 * 3_600_000

type Parts = Pick<Context, 'keys' | 'clock'>

/** Returns a function that builds the path of an attachment's file for one side of its conversation. */
export function attachmentLinks({ keys, clock }: Parts, side: Side): (id: string, file: string) => string {
  const key = keys.derive(PURPOSE)
  const until = Math.floor(clock.now().getTime() / STEP_MS) + 2
  return (id, file) => {
    const token = signText(key, `${id}.${side}.${until}`).slice(id.length + 1)
    return `/attachments/${id}/${token}/${file}`
  }
}

/** Returns the side that a link of this attachment was made for; undefined when it is forged or has expired. */
export function sideOfLink({ keys, clock }: Parts, id: string, token: string): Side | undefined {
  const [side, until] =
    readSignedText(keys.derive(PURPOSE), `${id}.${token}`)
      ?.slice(id.length + 1)
      .split('.') ?? []
  if (until === undefined || Number(until) * STEP_MS <= clock.now().getTime()) return undefined
  return side === '1' ? 1 : 2
}
