import { defineErrors } from '../../errors.ts'

export const companyPageErrors = defineErrors({
  'page-changed': {
    status: 409,
    message: 'Somebody else of your team saved this page meanwhile. What you typed is still here.',
  },
  'slug-taken': { status: 409, message: 'This address belongs to another page. Choose another one.' },
  'note-not-found': { status: 404, message: 'This note does not exist any more.' },
  'site-not-read': { status: 422, message: 'The site could not be read. Check its address, or go on without it.' },
  'jobs-page-not-found': { status: 404, message: 'The list of jobs ends before that page.' },
})
