import { SiteFrame } from './site-frame.tsx'
import { SitePagesAdmin } from './site-pages-admin.tsx'

/** The pages that the installation wrote itself. */
export function AdminSitePage() {
  return (
    <SiteFrame>
      <SitePagesAdmin />
    </SiteFrame>
  )
}
