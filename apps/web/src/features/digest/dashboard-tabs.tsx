import { msg, t } from '@rise/texts'
import { ForMembers } from '../../app/navigation/audience.tsx'
import { routeExists } from '../../app/page/route-exists.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { LinkTabs } from '../../ui/layout/link-tabs.tsx'

const tabs = [
  { label: msg('Dashboard'), to: '/smart-apply' },
  { label: msg('Jobs'), to: '/jobs/digest' },
  { label: msg('Copilot'), to: '/copilot' },
] as const

/**
 * The tabs in the header of the professional's dashboard (section 2 of the specification), limited to existing pages.
 * Each of these pages shows them above its heading; a single tab would be useless.
 */
export function DashboardTabs() {
  const existingTabs = tabs.filter(({ to }) => routeExists(to))
  if (existingTabs.length < 2) return null
  return <LinkTabs label={t('Dashboard')} tabs={existingTabs} className="border-b border-line" />
}

/** The tabs of a page that is open to everyone. Their space is reserved for professionals, so that nothing moves. */
export function PublicDashboardTabs() {
  const isProfessional = useCurrentUser()?.role === 'professional'
  return (
    <ForMembers only="professional" className="mb-6 h-[2.8125rem]">
      {isProfessional ? <DashboardTabs /> : null}
    </ForMembers>
  )
}
