import type { Context } from '../context.ts'
import { readSignedText, signText } from './signed-text.ts'

/** The period of a token in milliseconds. A token stays the same for one period, and is valid for one to two. */
const STEP_MS = 3_600_000

type Parts = Pick<Context, 'keys' | 'clock'>

/** Returns a token for the addresses of one thing, valid for one to two hours; `purpose` limits its use. */
export function timedToken({ keys, clock }: Parts, purpose: string, id: string): string {
  const until = Math.floor(clock.now().getTime() / STEP_MS) + 2
  return signText(keys.derive(purpose), `${id}.${until}`).slice(id.length + 1)
}

/** Whether a token was made for this thing and is still valid. */
export function isTimely({ keys, clock }: Parts, purpose: string, id: string, token: string): boolean {
  const until = readSignedText(keys.derive(purpose), `${id}.${token}`)?.slice(id.length + 1)
  return until !== undefined && Number(until) * STEP_MS > clock.now().getTime()
}
