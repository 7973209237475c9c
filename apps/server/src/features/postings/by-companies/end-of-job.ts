import { platformErrors } from '@rise/contract/errors'
import { MOST_DAYS_AHEAD, OPEN_DAYS } from '@rise/contract/postings/limits'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'

const DAY_MS = 86_400_000

/** Returns when a job that opened at this time ends: after its closing date (UTC), otherwise after 60 days. */
export function endOf({ closesOn }: { readonly closesOn: string | null }, openedAt: Date): Date {
  return closesOn === null ? new Date(openedAt.getTime() + OPEN_DAYS * DAY_MS) : new Date(Date.parse(closesOn) + DAY_MS)
}

/**
 * Refuses a closing date that is in the past, or more than a year ahead.
 * @throws {Failure} `invalid-input`
 */
export function refusePastClosing({ clock }: Context, closesOn: string | null): void {
  if (closesOn === null) return
  const remainingMs = Date.parse(closesOn) + DAY_MS - clock.now().getTime()
  if (remainingMs > 0 && remainingMs <= (MOST_DAYS_AHEAD + 1) * DAY_MS) return
  const message = remainingMs <= 0 ? t('This day has passed. Choose a later one.') : t('Choose a day within a year.')
  throw new Failure(platformErrors['invalid-input'], { fields: { 'body.fields.closesOn': message } })
}
