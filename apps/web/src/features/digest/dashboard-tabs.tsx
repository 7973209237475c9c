import { routeExists } from '../../app/page/route-exists.ts'
import { LinkTabs } from '../../ui/layout/link-tabs.tsx'

const tabs = [
  { label: 'Dashboard', to: '/smart-apply' },
  { label: 'Jobs', to: '/jobs/digest' },
  { label: 'Copilot', to: '/copilot' },
] as const

/**
 * The tabs in the header of the professional's dashboard (section 2, "Navigation"), limited to existing pages. Each of
 * these pages shows them above its heading; a single tab would be useless.
 */
export function DashboardTabs() {
  const existing = tabs.filter(({ to }) => routeExists(to))
  if (existing.length < 2) return null
  return <LinkTabs label="Dashboard" tabs={existing} className="border-b border-line" />
}
