import { openedBy, planThatOpens } from '@rise/contract/plans/policy'
import type { Access } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { TextLink } from '../../ui/base/link.tsx'
import { PLANS } from '../session/addresses.ts'
import { useCurrentUser } from '../session/use-session.tsx'

/** Tells a member without the required plan which plan opens the page, and what else that plan includes. */
export function WhatPlanOpens({ access }: { access: Access }) {
  const user = useCurrentUser()
  if (user?.role !== 'professional' && user?.role !== 'employer') return null
  const plan = planThatOpens(user.role, access)
  if (plan === undefined) return null
  return (
    <div className="mt-6 flex flex-col items-center gap-2">
      <p>
        <TextLink to={PLANS}>{t('To access this content, please upgrade your plan!')}</TextLink>
      </p>
      <p className="text-muted">{t('{plan} opens:', { plan })}</p>
      <ul className="text-muted">
        {openedBy(user.role, plan).map(({ line, why }) => (
          <li key={line}>
            {line}: {why}
          </li>
        ))}
      </ul>
    </div>
  )
}
