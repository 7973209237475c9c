import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { MOST_SITE_PAGE_PICTURES, MOST_SITE_PAGES } from './limits.ts'

export const siteErrors = defineErrors({
  'site-page-not-found': { status: 404, message: () => t('This page doesn’t exist. Its address may have changed.') },
  'site-page-changed': {
    status: 409,
    message: () => t('This page was changed while you were editing it. Your changes are still here.'),
  },
  'site-page-empty': { status: 409, message: () => t('Write the text before you publish it.') },
  'site-page-pictures': {
    status: 409,
    message: () => t('A page can have up to {most} pictures. Remove some.', { most: MOST_SITE_PAGE_PICTURES }),
  },
  'site-address-taken': {
    status: 409,
    message: () => t('Another page has or had this address. Choose a different one.'),
  },
  'site-address-fixed': {
    status: 409,
    message: () => t('The privacy page and the terms keep their addresses. Create a new page instead.'),
  },
  'site-audience-fixed': {
    status: 409,
    message: () => t('Everyone must be able to read the privacy page and the terms.'),
  },
  'site-time-passed': { status: 409, message: () => t('Choose a time in the next 12 months.') },
  'site-version-not-found': { status: 404, message: () => t('This version is no longer kept.') },
  'too-many-site-pages': {
    status: 409,
    message: () => t('You can have up to {most} pages. Delete one first.', { most: MOST_SITE_PAGES }),
  },
})
