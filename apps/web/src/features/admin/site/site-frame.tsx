import type { ReactNode } from 'react'
import { CurrentLink } from '../../../ui/base/current-link.tsx'
import { AdminFrame } from '../admin-frame.tsx'

const parts = [
  { to: '/admin/cms', name: 'Pages' },
  { to: '/admin/cms/footer', name: 'Footer' },
  { to: '/admin/cms/announcements', name: 'Announcements' },
  { to: '/admin/cms/catalogs', name: 'Catalogs' },
]

/** A page about what the installation itself says, with the way to the others. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <AdminFrame title="Site" permissions={['content']}>
      <nav aria-label="Parts of the site">
        <ul className="flex flex-wrap gap-x-4 border-b border-line">
          {parts.map(({ to, name }) => (
            <li key={to}>
              <CurrentLink
                to={to}
                end
                className="-mb-px flex min-h-dense items-center border-b-2 border-transparent text-small font-medium text-muted hover:text-text aria-[current=page]:border-brand aria-[current=page]:text-text"
              >
                {name}
              </CurrentLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </AdminFrame>
  )
}
