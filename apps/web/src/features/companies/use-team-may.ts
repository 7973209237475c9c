import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { mayForCompany, type TeamAct } from '@rise/contract/companies/policy'
import { principalOf, useSession } from '../../app/session/use-session.tsx'

/** Returns a check of the viewer's permissions for a company, which is false until the desk is loaded. */
export function useTeamMay(desk: Pick<CompanyDesk, '_id' | 'role'> | undefined): (act: TeamAct) => boolean {
  const principal = principalOf(useSession())
  return (act) =>
    desk !== undefined && mayForCompany(principal, { id: desk._id, teamRole: desk.role }, act) === 'allowed'
}
