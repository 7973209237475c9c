import type { Broadcast } from '@rise/contract/admin/broadcasts/shapes'
import { formatInteger } from '@rise/contract/words'
import { joinFacts } from '../../../ui/base/join-facts.ts'

export const roleNames = { professional: 'Professionals', employer: 'Employers' } as const
export const activeNames = { week: 'Within 7 days', month: 'Within 30 days', away: 'Not for 90 days' } as const

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Returns an audience in words: "Professionals · Pro plan". */
export function audienceInWords({ role, plan, active, tag, ...audience }: Broadcast['audience']): string {
  const { joinedFrom, joinedUntil, q, searched, chosen } = audience
  if (chosen !== undefined) return chosen === 1 ? 'Chosen in a list' : `${formatInteger(chosen)} chosen in a list`
  return joinFacts([
    role === undefined ? 'Everyone' : roleNames[role],
    plan === undefined ? '' : `${plan === 'free' ? 'Free' : plan} plan`,
    active === undefined ? '' : `active ${activeNames[active].toLowerCase()}`,
    tag === undefined ? '' : `tag ${tag}`,
    joinedFrom === undefined ? '' : `joined from ${day.format(new Date(joinedFrom))}`,
    joinedUntil === undefined ? '' : `joined until ${day.format(new Date(joinedUntil))}`,
    q === undefined || q === '' ? '' : `“${q}”`,
    searched ? 'found by a search' : '',
  ])
}
