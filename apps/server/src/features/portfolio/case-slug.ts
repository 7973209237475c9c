import { professionalSegments } from '@rise/contract/professionals/words'
import { slugsOf } from '../../platform/slugs/slugs-of.ts'

/** The addresses of cases, which are unique on the whole site. */
export const caseSlugs = slugsOf({
  table: 'portfolio_slug',
  owner: 'case_id',
  fallback: 'case',
  reserved: professionalSegments,
})
