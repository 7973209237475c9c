import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'
import { MOST_ENTRIES } from '../limits.ts'

export const adminCatalogsErrors = defineErrors({
  'catalog-entry-not-found': {
    status: 404,
    message: () => t('This entry doesn’t exist. Another admin may have merged it.'),
  },
  'catalog-entry-changed': {
    status: 409,
    message: () => t('This entry was changed while you were editing it. Reload the page to see the change.'),
  },
  /** The reply names the entry that already has the name. */
  'catalog-name-taken': { status: 409, message: () => t('Another entry has this name. Choose a different one.') },
  'catalog-merge-into-itself': {
    status: 409,
    message: () => t('Choose another entry: this is the one that you’re merging.'),
  },
  'catalog-merge-into-nothing': {
    status: 409,
    message: () => t('That entry is no longer there. Another admin may have merged it. Choose another one.'),
  },
  'too-many-entries': {
    status: 409,
    message: () => t('A catalog can have up to {most} entries. Merge some first.', { most: MOST_ENTRIES }),
  },
})
