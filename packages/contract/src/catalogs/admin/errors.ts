import { defineErrors } from '../../errors.ts'
import { MOST_ENTRIES } from '../limits.ts'

export const adminCatalogsErrors = defineErrors({
  'catalog-entry-not-found': { status: 404, message: 'This entry doesn’t exist. Another admin may have merged it.' },
  'catalog-entry-changed': {
    status: 409,
    message: 'Another admin changed this entry while you were editing it. Reload the page to see the change.',
  },
  /** The reply says which entry has the name. */
  'catalog-name-taken': { status: 409, message: 'Another entry has this name. Choose a different one.' },
  'too-many-entries': {
    status: 409,
    message: `A catalog can have up to ${MOST_ENTRIES} entries. Merge some first.`,
  },
})
