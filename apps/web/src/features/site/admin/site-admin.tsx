import { AnnouncementEditor } from './announcement-editor.tsx'
import { AnnouncementsAdmin } from './announcements-admin.tsx'
import { BrandAdmin } from './brand/brand-admin.tsx'
import { FooterAdmin } from './footer-admin.tsx'
import { SitePageEditor } from './site-page-editor.tsx'
import { SitePagesAdmin } from './site-pages-admin.tsx'

type Props =
  | { readonly part: 'pages' | 'footer' | 'announcements' | 'brand' }
  /** `new` begins one. */
  | { readonly part: 'page' | 'announcement'; readonly id: string }

/** Where admins write what the installation itself says, and choose how it looks. One piece, because the frame of every page knows its way here. */
export function SiteAdmin(props: Props) {
  switch (props.part) {
    case 'pages':
      return <SitePagesAdmin />
    case 'footer':
      return <FooterAdmin />
    case 'brand':
      return <BrandAdmin />
    case 'announcements':
      return <AnnouncementsAdmin />
    case 'page':
      return <SitePageEditor id={props.id} />
    case 'announcement':
      return <AnnouncementEditor id={props.id} />
  }
}
