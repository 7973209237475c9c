import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'

export const companyClaimErrors = defineErrors({
  'already-claimed': { status: 409, message: () => t('Someone already manages this page. Ask them to invite you.') },
  'no-own-domain': {
    status: 409,
    message: () =>
      t(
        'We don’t know this company’s own website, so an email can’t prove anything. Send us a request with your reasons instead.',
      ),
  },
  'not-of-domain': { status: 400, message: () => t('Enter an address at the company’s own domain.') },
  'claim-not-found': { status: 404, message: () => t('This request has already been decided or withdrawn.') },
  'proof-not-found': { status: 409, message: () => t('The line isn’t in the file yet. Add it, then check again.') },
  'record-not-found': {
    status: 409,
    message: () => t('We can’t see the record yet. New records can take up to an hour. Add it, then check again.'),
  },
})
