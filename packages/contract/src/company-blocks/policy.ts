import type { Gates } from '../policy.ts'

/**
 * The permissions for the blocks of a company’s page: the gate of each verb. A comment next to a gate names the
 * function that then checks the loaded row, or states another condition.
 */
export const blockGates = {
  read: { access: 'guest' }, // Like the page that shows them.
  edit: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  publish: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  readVersions: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  restoreVersion: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  listPeople: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  askPerson: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `edit-page`.
  consent: { access: 'professional' }, // People who were asked.
} as const satisfies Gates
