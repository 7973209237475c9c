import { type Access, admit, type Plan } from '../policy.ts'

type Role = 'professional' | 'employer'

/** The benefit of a gated feature, in one line for members. */
interface Opening {
  readonly access: Access
  /** The tag of its endpoints. */
  readonly tag: string
  readonly line: string
}

/**
 * One line per feature with endpoints that need a plan. A feature without such endpoints has no line: no plan
 * promises it.
 */
export const openings: readonly Opening[] = [
  { access: 'connected', tag: 'professionals', line: 'Connections: browse and search all professionals' },
  { access: 'connected', tag: 'connections', line: 'Follow professionals and companies' },
  { access: 'connected', tag: 'convos', line: 'Convos: message professionals and companies' },
  { access: 'connected', tag: 'layoffs', line: 'Layoff tracker: offer jobs to people affected' },
  { access: 'creator', tag: 'headlines', line: 'Publish headlines: your own articles and links worth sharing' },
  { access: 'creator', tag: 'real-talk', line: 'Ask questions in Real talk' },
  { access: 'creator', tag: 'events', line: 'Announce events' },
  { access: 'creator', tag: 'digest', line: 'A job digest every day instead of once a week' },
  { access: 'creator', tag: 'auto-apply', line: 'Auto-apply: send applications by your own rules' },
]

const paidPlans = ['Creator', 'Pro'] as const

/** The plan that is sold to a role. Admins can grant members the other plan, but it isn't for sale to them. */
export const soldPlan = { professional: 'Creator', employer: 'Pro' } as const satisfies Record<Role, Plan>

/** Returns the lines for what a plan adds to the free one for a role, as the gates decide. */
export function openedBy(role: Role, plan: Plan): string[] {
  return openings.filter(({ access }) => opens(role, plan, access)).map(({ line }) => line)
}

/** Returns the plan that opens a gate to a role; undefined when none does, or none is needed. */
export function planThatOpens(role: Role, access: Access): Exclude<Plan, 'free'> | undefined {
  return paidPlans.find((plan) => opens(role, plan, access))
}

function opens(role: Role, plan: Plan, access: Access): boolean {
  return verdictOf(role, 'free', access) === 'upgrade' && verdictOf(role, plan, access) === 'allowed'
}

function verdictOf(role: Role, plan: Plan, access: Access) {
  return admit({ kind: 'member', id: '', role, plan, standing: 'active' }, { access })
}
