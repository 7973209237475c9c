import { testings } from '../feature-testing.ts'

/** The tables of the installation, each with the reason why they have no personal data. */
const ofInstallation: Readonly<Record<string, string>> = {
  kept_secret: 'of the installation',
  kysely_migration: 'of the installation',
  kysely_migration_lock: 'of the installation',
}

/** Tables without personal data, each with the reason: the tables named by features, and those of the installation. */
export const withoutPeople: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...testings.values()].map(({ tablesWithoutPeople }) => tablesWithoutPeople),
  ofInstallation,
)

/** The personal data retained after an erasure, each with the reason and the days until it is deleted. */
export const staysFor: Readonly<Record<string, { readonly why: string; readonly days: number }>> = Object.assign(
  { mail: { why: 'shows that an email was sent if its receiver says that none arrived', days: 30 } },
  ...[...testings.values()].map((testing) => testing.staysFor),
)

/**
 * The data retained in the tables of the task queue, which is deleted by the database's clock rather than the test's.
 */
export const staysInQueue: Readonly<Record<string, string>> = {
  'task.job': 'tasks that are done, for a week',
  'task.job_common': 'tasks that are done, for a week',
}
