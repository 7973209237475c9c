import type { Lock } from '@rise/contract/content/kinds'
import { type AuthoredRow, mayReadAuthored } from '@rise/contract/content/policy'
import type { Principal } from '@rise/contract/policy'

/** Returns why a viewer sees content without its full text; null if the viewer sees all of it. */
export function lockOf(viewer: Principal, row: AuthoredRow): Lock | null {
  const verdict = mayReadAuthored(viewer, row)
  if (verdict === 'allowed') return null
  return verdict === 'hidden' ? 'forbidden' : verdict
}
