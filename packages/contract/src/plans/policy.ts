import { type Message, msg, t } from '@rise/texts'
import { type Access, admit, type Plan } from '../policy.ts'

type Role = 'professional' | 'employer'

export interface Benefit {
  readonly line: string
  /** What it is good for, in one sentence. */
  readonly why: string
}

/** The benefit of a gated feature. */
interface Opening {
  readonly line: Message
  readonly why: Message
  readonly access: Access
  /** The tag of its endpoints. */
  readonly tag: string
}

/**
 * One line for each feature with endpoints that need a plan. Features without such endpoints have none, because no plan
 * adds them.
 */
export const openings: readonly Opening[] = [
  {
    access: 'connected',
    tag: 'professionals',
    line: msg('Connections'),
    why: msg('Search all professionals yourself instead of waiting for applications.'),
  },
  {
    access: 'connected',
    tag: 'connections',
    line: msg('Following'),
    why: msg('See what professionals and other companies share, in your own feed.'),
  },
  {
    access: 'connected',
    tag: 'convos',
    line: msg('Convos'),
    why: msg('Write to professionals first, and to other companies.'),
  },
  {
    access: 'connected',
    tag: 'layoffs',
    line: msg('Layoff tracker'),
    why: msg('Offer your open jobs to people who were just laid off.'),
  },
  {
    access: 'creator',
    tag: 'headlines',
    line: msg('Headlines'),
    why: msg('Publish articles and links, so that people know you by what you know.'),
  },
  {
    access: 'creator',
    tag: 'real-talk',
    line: msg('Questions in Real talk'),
    why: msg('Ask what you want to know, and people who do the work answer.'),
  },
  { access: 'creator', tag: 'events', line: msg('Events'), why: msg('Announce your meetup and see who’s coming.') },
  {
    access: 'creator',
    tag: 'digest',
    line: msg('Daily digest'),
    why: msg('See new jobs the next day, not the next week.'),
  },
  {
    access: 'creator',
    tag: 'auto-apply',
    line: msg('Auto-apply'),
    why: msg('Your own rules pick jobs and fill in the applications. You can approve each one.'),
  },
]

const paidPlans = ['Creator', 'Pro'] as const

/** The plan that is sold to a role. Admins can grant members the other plan, but it isn't for sale to them. */
export const soldPlan = { professional: 'Creator', employer: 'Pro' } as const satisfies Record<Role, Plan>

/** Returns the benefits that a plan adds to the free plan for a role, one line each, as the gates decide. */
export function openedBy(role: Role, plan: Plan): Benefit[] {
  return openings
    .filter(({ access }) => opens(role, plan, access))
    .map(({ line, why }) => ({ line: t(line), why: t(why) }))
}

/** Returns the cheapest plan that opens a gate to a role. Undefined if no plan opens it, or if no plan is needed. */
export function planThatOpens(role: Role, access: Access): Exclude<Plan, 'free'> | undefined {
  return paidPlans.find((plan) => opens(role, plan, access))
}

function opens(role: Role, plan: Plan, access: Access): boolean {
  return verdictOf(role, 'free', access) === 'upgrade' && verdictOf(role, plan, access) === 'allowed'
}

function verdictOf(role: Role, plan: Plan, access: Access) {
  return admit({ kind: 'member', id: '', role, plan, standing: 'active' }, { access })
}
