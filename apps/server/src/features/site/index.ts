// Site: what the installation itself says on its pages. Owns `site_page`, `site_page_slug`, `site_page_version`, `site_footer` and
// `site_announcement`.
import type {} from './tables.ts'
