import { defineErrors } from '../errors.ts'

export const companyJobsErrors = defineErrors({
  'domain-not-verified': {
    status: 409,
    message: 'Verify the domain of your website first: so nobody brings in the jobs of another company.',
  },
  'board-not-found': { status: 422, message: 'No jobs were found at this address.' },
  'board-not-shown': {
    status: 409,
    message: 'Give the page of your own site that shows these jobs, so that we see that they are yours.',
  },
  'board-of-another': { status: 409, message: 'These jobs are brought in for another page already.' },
  'too-many-boards': { status: 409, message: 'A company has at most 10 boards. Remove one first.' },
  'board-busy': { status: 409, message: 'This board is being read just now. Try again in a minute.' },
  'board-gone': { status: 404, message: 'This board is not read any more.' },
  'written-job-not-found': { status: 404, message: 'This job does not exist any more.' },
  'written-job-changed': {
    status: 409,
    message: 'Somebody else of your team saved this job meanwhile. What you typed is still here.',
  },
  'too-many-written-jobs': {
    status: 409,
    message: 'At most 200 jobs written here are open at once. Close some first.',
  },
})
