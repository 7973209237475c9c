// Company blocks: pages that companies build from blocks, their drafts and published versions, and the people who agree to be
// named there. Owns `company_layout`, `company_layout_version`, `company_layout_picture` and `company_consent`.
import type {} from './activities.ts'
import type {} from './tables.ts'
