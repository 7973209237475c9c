import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminMember } from '@rise/contract/admin/shapes'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import { type Page, toPage } from '../../platform/database/page.ts'
import { Failure } from '../../platform/failure.ts'
import { presentAdminMember } from './present.ts'
import { countMembers, listMemberRows, type MemberFilter } from './queries.ts'

/**
 * Members, newest first; deleted ones are in no list.
 *
 * @throws {Failure} `members-page-not-found` past the end
 */
export async function listMembers(
  { db }: Context,
  { page, ...filter }: MemberFilter & { page: number },
): Promise<Page<AdminMember>> {
  const [rows, count] = await Promise.all([
    listMemberRows(db, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countMembers(db, filter, COUNT_CAP),
  ])
  if (rows.length === 0 && page > 1) throw new Failure(adminErrors['members-page-not-found'])
  return toPage(rows.map(presentAdminMember), page, count)
}
