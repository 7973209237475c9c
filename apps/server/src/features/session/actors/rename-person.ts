import type { Tx } from '../../../platform/database/database.ts'

/** Saves the names of a login's owner; undefined names stay unchanged. */
export async function renamePerson(
  tx: Tx,
  loginId: string,
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
): Promise<void> {
  if (firstName === undefined && lastName === undefined) return
  const names = {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
  }
  await tx.updateTable('login').set(names).where('id', '=', loginId).execute()
}
