import { routeExists } from '../../app/page/route-exists.ts'
import { CurrentLink } from '../../ui/base/current-link.tsx'

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
  return (
    <nav aria-label="Dashboard" className="flex gap-6 overflow-x-auto border-b border-line">
      {existing.map(({ label, to }) => (
        <CurrentLink
          key={to}
          to={to}
          className="-mb-px border-b-2 border-transparent py-3 text-small font-medium whitespace-nowrap text-muted hover:text-text aria-[current=page]:border-brand aria-[current=page]:text-text"
        >
          {label}
        </CurrentLink>
      ))}
    </nav>
  )
}
