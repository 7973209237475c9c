import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'

export const companyPageErrors = defineErrors({
  'page-changed': {
    status: 409,
    message: () => t('Someone on your team saved this page while you were editing. Your changes are still here.'),
  },
  'slug-taken': { status: 409, message: () => t('Another page has this address. Choose a different one.') },
  'note-not-found': { status: 404, message: () => t('This note no longer exists.') },
  'site-not-read': {
    status: 422,
    message: () => t('We couldn’t read this site. Check its address, or continue without it.'),
  },
})
