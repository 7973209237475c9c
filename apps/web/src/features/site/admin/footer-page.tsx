import { FooterAdmin } from './footer-admin.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The installation's own links in the footer. */
export function FooterPage() {
  return (
    <SiteFrame>
      <FooterAdmin />
    </SiteFrame>
  )
}
