import type { TeamMember } from '@rise/contract/companies/team/shapes'
import { type Message, msg } from '@rise/texts'

export const roles = ['owner', 'editor', 'recruiter'] as const satisfies readonly TeamMember['role'][]

export const roleNames: Readonly<Record<TeamMember['role'], Message>> = {
  owner: msg('Owner', 'a role in a team'),
  editor: msg('Editor', 'a role in a team'),
  recruiter: msg('Recruiter', 'a role in a team'),
}
