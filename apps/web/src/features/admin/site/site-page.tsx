import { SiteAdmin } from '../../site/index.ts'
import { SiteFrame } from './site-frame.tsx'

/** The pages that the installation wrote itself. */
export function AdminSitePage() {
  return (
    <SiteFrame>
      <SiteAdmin part="pages" />
    </SiteFrame>
  )
}
