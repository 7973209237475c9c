import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminMember } from '@rise/contract/admin/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { presentAdminMember } from './present.ts'
import { findMemberRow } from './queries.ts'

/**
 * A member as it stands now.
 *
 * @throws {Failure} `member-not-found`, for deleted ones too
 */
export async function findAdminMember({ db }: Context, loginId: string): Promise<AdminMember> {
  const row = await findMemberRow(db, loginId)
  if (!row) throw new Failure(adminErrors['member-not-found'])
  return presentAdminMember(row)
}
