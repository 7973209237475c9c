import { adminErrors } from '@rise/contract/admin/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'
import type {} from '../tables.ts'
import { lockMember } from './find-admin-member.ts'

/**
 * Deletes an admin's own note.
 *
 * @throws {Failure} `note-not-found`, also for another admin's note
 */
export function deleteNote(ctx: Context, admin: Admin, id: string): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const note = await tx
      .deleteFrom('admin_note')
      .where('id', '=', id)
      .where('login_id', '=', admin.loginId)
      .returning('subject_id')
      .executeTakeFirst()
    if (!note) throw new Failure(adminErrors['note-not-found'])
    const company = tx.selectFrom('company').select(['actor_id as id', 'name']).where('actor_id', '=', note.subject_id)
    const row = await company.executeTakeFirst()
    if (row) {
      await recordAct(ctx, tx, { act: 'company.note-deleted', by: admin.loginId, subject: row })
      return
    }
    const { name } = await lockMember(tx, note.subject_id, { deleted: true, admins: true })
    const subject = { id: note.subject_id, name }
    await recordAct(ctx, tx, { act: 'member.note-deleted', by: admin.loginId, subject })
  })
}
