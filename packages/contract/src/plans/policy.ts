import { type Access, admit, type Plan } from '../policy.ts'

type Role = 'professional' | 'employer'

/** What stands behind a gate that asks for a plan, in a line for members. */
interface Opening {
  readonly access: Access
  /** The tag of the endpoints behind it. */
  readonly tag: string
  readonly line: string
}

/** One for each feature whose endpoints a plan opens; what nothing opens has no line, so that no plan promises it. */
export const openings: readonly Opening[] = [
  { access: 'connected', tag: 'professionals', line: 'Connections: browse and search all professionals' },
  { access: 'connected', tag: 'connections', line: 'Follow professionals and companies' },
  { access: 'creator', tag: 'headlines', line: 'Publish headlines: your own articles and links worth sharing' },
  { access: 'creator', tag: 'real-talk', line: 'Ask questions in Real talk' },
]

const paidPlans = ['Creator', 'Pro'] as const

/** Returns the lines of what members of a role have on a plan and lack on the free one, as the gates decide. */
export function openedBy(role: Role, plan: Plan): string[] {
  return openings.filter(({ access }) => opens(role, plan, access)).map(({ line }) => line)
}

/** Returns the plan that opens a gate to members of a role; undefined where none does, or none is needed. */
export function planThatOpens(role: Role, access: Access): Exclude<Plan, 'free'> | undefined {
  return paidPlans.find((plan) => opens(role, plan, access))
}

function opens(role: Role, plan: Plan, access: Access): boolean {
  return verdictOf(role, 'free', access) === 'upgrade' && verdictOf(role, plan, access) === 'allowed'
}

function verdictOf(role: Role, plan: Plan, access: Access) {
  return admit({ kind: 'member', id: '', role, plan, standing: 'active' }, { access })
}
