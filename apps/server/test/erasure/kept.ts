import { testings } from '../feature-testing.ts'

/** Tables of the installation itself. */
const ofInstallation: Readonly<Record<string, string>> = {
  kept_secret: 'of the installation',
  kysely_migration: 'of the installation',
  kysely_migration_lock: 'of the installation',
}

/** Tables without personal data, each with the reason: those that the features name, and those of the installation. */
export const withoutPeople: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...testings.values()].map(({ tablesWithoutPeople }) => tablesWithoutPeople),
  ofInstallation,
)

/** What may still name someone when the account is erased: why, and after how many days it no longer does. */
export const staysFor: Readonly<Record<string, { readonly why: string; readonly days: number }>> = Object.assign(
  { mail: { why: 'that a mail was sent, for whoever says that none came', days: 30 } },
  ...[...testings.values()].map((testing) => testing.staysFor),
)

/** As above, of tables that the clock of the database empties: those of the task queue. */
export const staysInQueue: Readonly<Record<string, string>> = {
  'task.job': 'tasks that are done, for a week',
  'task.job_common': 'tasks that are done, for a week',
}
