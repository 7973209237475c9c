// Company blocks: company pages built from blocks, with drafts and published versions, and people's consent to be named
// there. Owns `company_layout`, `company_layout_version`, `company_layout_picture` and `company_consent`.
import type {} from './activities.ts'
import type {} from './tables.ts'
