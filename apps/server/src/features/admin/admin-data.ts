import { type AccountDataPart, asJson } from '../session/index.ts'
import type {} from './tables.ts'

/** Admins' notes and tags about a member, for the member's data download. The admins are not named. */
export const adminData: AccountDataPart = {
  name: 'adminNotes',
  async collect({ db }, { loginId }) {
    const [notes, tags] = await Promise.all([
      db
        .selectFrom('admin_note')
        .select(['text', 'created_at'])
        .where('subject_id', '=', loginId)
        .orderBy('created_at')
        .execute(),
      db.selectFrom('admin_tag').select('tag').where('subject_id', '=', loginId).orderBy('tag').execute(),
    ])
    return asJson({ notes, tags: tags.map(({ tag }) => tag) })
  },
}
