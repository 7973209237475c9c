import type { Gates } from '../policy.ts'

/**
 * The permissions for jobs as a job seeker: the gate of each verb, with a comment that names the function that then
 * judges the loaded row. What companies publish is in the policy of postings.
 */
export const jobGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // Open or closed; not of a company that is hidden from the viewer.
  readMarks: { access: 'professional' }, // Only their own.
  save: { access: 'professional' }, // Only their own.
  hide: { access: 'professional' }, // Only their own.
  markSeen: { access: 'professional' }, // Only their own.
  saveSearch: { access: 'professional' }, // Only their own.
} as const satisfies Gates
