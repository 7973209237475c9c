import type { AdminCompany } from '@rise/contract/admin/companies/shapes'
import { Badge } from '../../../ui/marks/badge.tsx'

/** Badges with a company's state for admins. */
export function CompanyMarks({ company }: { company: AdminCompany }) {
  const { claims, hidden, listed, team, verifiedDomain } = company
  return (
    <span className="inline-flex flex-wrap gap-1">
      {hidden === null ? null : <Badge tone="danger">Hidden</Badge>}
      {hidden === null && !listed ? <Badge tone="warning">Not listed</Badge> : null}
      {claims > 0 ? <Badge tone="warning">Claim waiting</Badge> : null}
      {verifiedDomain === null ? null : <Badge tone="success">Verified</Badge>}
      {team === 0 ? <Badge>Unclaimed</Badge> : <Badge tone="info">Claimed</Badge>}
    </span>
  )
}
