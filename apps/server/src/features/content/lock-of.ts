import type { Lock } from '@rise/contract/content/kinds'
import { type AuthoredRow, mayReadAuthored } from '@rise/contract/content/policy'
import type { Principal } from '@rise/contract/policy'

/** Returns what keeps a viewer from the full text of something that they see; null where nothing does. */
export function lockOf(viewer: Principal, row: AuthoredRow): Lock | null {
  const verdict = mayReadAuthored(viewer, row)
  if (verdict === 'allowed') return null
  return verdict === 'hidden' ? 'forbidden' : verdict
}
