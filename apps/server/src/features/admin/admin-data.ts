import { type AccountDataPart, asJson } from '../session/index.ts'
import type {} from './tables.ts'

/** What admins wrote about a member, and how they grouped them; for the download of one's data. Which admin it was is not in it. */
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
