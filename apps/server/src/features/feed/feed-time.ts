import { NEW_HOURS } from '@rise/contract/feed/limits'
import type { Context } from '../../platform/context.ts'

/**
 * Returns the time for which a list is read: the requested one, or the present if that is earlier, because browsers'
 * clocks may be ahead.
 */
export function momentOf({ clock }: Pick<Context, 'clock'>, { at }: { readonly at?: string | undefined }): Date {
  const now = clock.now().getTime()
  return new Date(at === undefined ? now : Math.min(Date.parse(at), now))
}

/** Returns the start of the period whose posts count as new in a list of this time. */
export function newFromOf(moment: Date): Date {
  return new Date(moment.getTime() - NEW_HOURS * 3_600_000)
}
