import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { PartTabs } from '../../../app/admin/part-tabs.tsx'

const parts = [
  { to: '/admin/cms', name: 'Pages' },
  { to: '/admin/cms/footer', name: 'Footer' },
  { to: '/admin/cms/announcements', name: 'Announcements' },
  { to: '/admin/cms/catalogs', name: 'Catalogs' },
]

/** A page about what the installation itself says, with the way to the others. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <AdminFrame>
      <PartTabs name="Parts of the site" parts={parts.map((part) => ({ ...part, isShown: pathname === part.to }))} />
      {children}
    </AdminFrame>
  )
}
