import type { TeamMember } from '@rise/contract/companies/team/shapes'

export const roles = ['owner', 'editor', 'recruiter'] as const satisfies readonly TeamMember['role'][]

export const roleNames: Readonly<Record<TeamMember['role'], string>> = {
  owner: 'Owner',
  editor: 'Editor',
  recruiter: 'Recruiter',
}
