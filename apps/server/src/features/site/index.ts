// Site: the installation's own pages, footer, announcements, name, color and logo. Owns `site_page`, `site_page_slug`,
// `site_page_version`, `site_page_picture`, `site_footer`, `site_announcement` and `site_brand`.
import type {} from './tables.ts'

export { brandSheet } from './brand/brand-styles.ts'
