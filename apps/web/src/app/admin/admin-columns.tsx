import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { SkipLink } from '../../ui/base/skip-link.tsx'
import { AdminNavigation } from './admin-navigation.tsx'

/** The id of the page's content next to the navigation: the target of the skip link. */
const PAGE_ID = 'admin-page'

/** A page of the admin area, next to the area's navigation and a link that skips it. */
export function AdminColumns({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-shell gap-6 px-gutter py-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <SkipLink target={PAGE_ID} label={t('Skip admin navigation')} />
      <AdminNavigation />
      <div id={PAGE_ID} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </div>
    </div>
  )
}
