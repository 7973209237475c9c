import type { Gates } from '../policy.ts'

/**
 * The permissions for the blocks of a company’s page: the gate of each verb, with a comment that names the function
 * that then judges the loaded row.
 */
export const blockGates = {
  read: { access: 'guest' }, // As the page that shows them.
  edit: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  publish: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  readVersions: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  restoreVersion: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  listPeople: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  askPerson: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `edit-page`.
  consent: { access: 'professional' }, // People who were asked.
} as const satisfies Gates
