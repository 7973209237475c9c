import type { AdminCompany } from '@rise/contract/admin/companies/shapes'
import { t } from '@rise/texts'
import { Badge } from '../../../ui/marks/badge.tsx'

/** Badges with a company's state for admins. */
export function CompanyMarks({ company }: { company: AdminCompany }) {
  const { claims, hidden, listed, team, verifiedDomain } = company
  return (
    <span className="inline-flex flex-wrap gap-1">
      {hidden === null ? null : <Badge tone="danger">{t('Hidden', 'a company')}</Badge>}
      {hidden === null && !listed ? <Badge tone="warning">{t('Not listed')}</Badge> : null}
      {claims > 0 ? <Badge tone="warning">{t('Claim waiting')}</Badge> : null}
      {verifiedDomain === null ? null : <Badge tone="success">{t('Verified', 'a company')}</Badge>}
      {team === 0 ? (
        <Badge>{t('Unclaimed', 'a company')}</Badge>
      ) : (
        <Badge tone="info">{t('Claimed', 'a company')}</Badge>
      )}
    </span>
  )
}
