import { SiteAdmin } from '../../site/index.ts'
import { SiteFrame } from './site-frame.tsx'

/** The installation's own links in the footer. */
export function FooterPage() {
  return (
    <SiteFrame>
      <SiteAdmin part="footer" />
    </SiteFrame>
  )
}
