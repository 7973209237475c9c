import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { MOST_OPEN_QUESTIONS } from './limits.ts'

export const companyBlocksErrors = defineErrors({
  'draft-changed': {
    status: 409,
    message: () => t('Someone on your team changed this page while you were editing. Your changes are still here.'),
  },
  'block-changed': {
    status: 409,
    message: () => t('Someone on your team changed this block while you were editing. Your changes are still here.'),
  },
  'page-unfinished': {
    status: 409,
    message: () =>
      t('Some blocks still have sentences of the template. Replace them or hide the blocks, then publish.'),
  },
  'block-not-found': { status: 404, message: () => t('This block is no longer on the page.') },
  'version-not-found': { status: 404, message: () => t('This version no longer exists.') },
  'person-not-found': {
    status: 404,
    message: () => t('We couldn’t find this person. Check the address of their page.'),
  },
  'person-declined': { status: 409, message: () => t('This person would rather not be named on your page.') },
  'person-not-asked': { status: 409, message: () => t('Ask everyone whom a block names first.') },
  'too-many-questions': {
    status: 409,
    message: () =>
      t('At most {most} people can be asked at a time. Wait for some answers.', { most: MOST_OPEN_QUESTIONS }),
  },
  'consent-not-found': { status: 404, message: () => t('This company hasn’t asked you.') },
})
