import { hasPermission, type Permission } from '@rise/contract/policy'
import {
  Bell,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  ChartLine,
  CreditCard,
  GraduationCap,
  History,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  PanelsTopLeft,
  Settings,
  ShieldCheck,
  Trophy,
  Users,
} from 'lucide-react'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { CurrentLink } from '../../ui/base/current-link.tsx'
import { showPresent } from '../../ui/layout/show-present.ts'

interface AdminPageLink {
  readonly to: string
  readonly name: string
  readonly icon: LucideIcon
  /** With one of these; absent, every admin opens the page. */
  readonly permissions?: readonly Permission[]
}

/** The pages of the admin area. */
const pages: readonly AdminPageLink[] = [
  { to: '/admin', name: 'Overview', icon: LayoutDashboard },
  { to: '/admin/professionals', name: 'Members', icon: Users, permissions: ['members'] },
  { to: '/admin/companies', name: 'Companies', icon: Building2, permissions: ['members'] },
  { to: '/admin/jobs', name: 'Jobs', icon: BriefcaseBusiness, permissions: ['content'] },
  { to: '/admin/activity', name: 'Activity', icon: ShieldCheck, permissions: ['moderation', 'content'] },
  { to: '/admin/plans', name: 'Plans', icon: CreditCard, permissions: ['plans'] },
  { to: '/admin/headlines', name: 'Headlines', icon: Newspaper, permissions: ['content'] },
  { to: '/admin/events', name: 'Events', icon: CalendarDays, permissions: ['content'] },
  { to: '/admin/courses', name: 'Courses', icon: GraduationCap, permissions: ['content'] },
  { to: '/admin/missions', name: 'Missions', icon: Trophy, permissions: ['content'] },
  { to: '/admin/layoffs', name: 'Layoffs', icon: ChartColumn, permissions: ['content'] },
  { to: '/admin/cms', name: 'Site', icon: PanelsTopLeft, permissions: ['content'] },
  { to: '/admin/emails', name: 'Emails', icon: Mail, permissions: ['emails'] },
  { to: '/admin/notifications', name: 'Notifications', icon: Bell, permissions: ['notifications'] },
  { to: '/admin/analytics', name: 'Analytics', icon: ChartLine, permissions: ['analytics'] },
  { to: '/admin/timeline', name: 'Timeline', icon: History, permissions: ['timeline'] },
  { to: '/admin/settings', name: 'Settings', icon: Settings, permissions: ['settings'] },
]

/** The area's sidebar; on phones and tablets, a row above the page that scrolls sideways, from the present page on. */
export function AdminNavigation() {
  const principal = principalOf(useSession())
  const open = pages.filter(({ permissions }) => permissions?.some((one) => hasPermission(principal, one)) ?? true)
  return (
    <nav aria-label="Admin area" className="min-w-0">
      <ul
        ref={showPresent}
        className="flex gap-1 max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 lg:sticky lg:top-24 lg:flex-col"
      >
        {open.map(({ to, name, icon: Icon }) => (
          <li key={to} className="shrink-0">
            <CurrentLink
              to={to}
              end={to === '/admin'}
              className="flex min-h-dense items-center gap-2 rounded-control border-l-2 border-transparent px-3 text-small font-medium text-muted hover:bg-raised hover:text-text aria-[current=page]:border-brand aria-[current=page]:bg-raised aria-[current=page]:text-text"
            >
              <Icon size={16} aria-hidden />
              {name}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
