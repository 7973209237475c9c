import { LayoutDashboard } from 'lucide-react'
import { CurrentLink } from '../../ui/base/current-link.tsx'

/** The pages of the admin area. */
const pages = [{ to: '/admin', name: 'Overview', icon: LayoutDashboard }]

/** The area's sidebar; on phones and tablets, a row above the page. */
export function AdminNavigation() {
  return (
    <nav aria-label="Admin area">
      <ul className="flex flex-wrap gap-1 lg:sticky lg:top-24 lg:flex-col">
        {pages.map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <CurrentLink
              to={to}
              end
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
