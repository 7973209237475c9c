import type { Broadcast } from '@rise/contract/admin/broadcasts/shapes'
import { msg, t } from '@rise/texts'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import { dayWords } from '../../../ui/calendar/day-words.ts'
import { planName } from '../plan-names.ts'

export const roleNames = { professional: msg('Professionals'), employer: msg('Employers') } as const
export const activeNames = {
  week: msg('Within 7 days'),
  month: msg('Within 30 days'),
  away: msg('Not for 90 days'),
} as const

/** The same as facts about the audience. */
const activeFacts = {
  week: msg('active within 7 days'),
  month: msg('active within 30 days'),
  away: msg('active not for 90 days'),
} as const

/** Returns an audience in words: "Professionals · Pro plan". */
export function audienceInWords({ role, plan, active, tag, ...audience }: Broadcast['audience']): string {
  const { joinedFrom, joinedUntil, q, searched, chosen } = audience
  if (chosen !== undefined) {
    return t('{count, plural, one {Chosen in a list} other {# chosen in a list}}', { count: chosen })
  }
  return joinFacts([
    role === undefined ? t('Everyone') : t(roleNames[role]),
    plan === undefined ? '' : t('{plan} plan', { plan: planName(plan) }),
    active === undefined ? '' : t(activeFacts[active]),
    tag === undefined ? '' : t('tag {tag}', { tag }),
    joinedFrom === undefined ? '' : t('joined from {day}', { day: dayWords(joinedFrom) }),
    joinedUntil === undefined ? '' : t('joined until {day}', { day: dayWords(joinedUntil) }),
    q === undefined || q === '' ? '' : t('“{words}”', { words: q }),
    searched ? t('found by a search') : '',
  ])
}
