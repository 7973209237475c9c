import { hasPermission, type Principal } from '../../policy.ts'
import { timelineThings } from '../acts.ts'

/** Returns the things whose acts an admin may see; undefined for all things, even unlisted ones. */
export function visibleThings(principal: Principal): readonly string[] | undefined {
  if (hasPermission(principal, 'settings')) return undefined
  return Object.entries(timelineThings)
    .filter(([, { permission }]) => hasPermission(principal, permission))
    .map(([thing]) => thing)
}
