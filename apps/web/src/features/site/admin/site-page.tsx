import { SiteFrame } from './site-frame.tsx'
import { SitePagesAdmin } from './site-pages-admin.tsx'

/** The installation's own pages. */
export function AdminSitePage() {
  return (
    <SiteFrame>
      <SitePagesAdmin />
    </SiteFrame>
  )
}
