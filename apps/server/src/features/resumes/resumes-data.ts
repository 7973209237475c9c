import { type AccountDataPart, asJson } from '../session/index.ts'
import type {} from './tables.ts'

/** The list of stored PDFs of a member's story, without their content, for the download of their data. */
export const resumesData: AccountDataPart = {
  name: 'resumes',
  async collect({ db }, { actorId }) {
    const rows = await db
      .selectFrom('written_resume')
      .select(['design', 'paper', 'bytes', 'created_at'])
      .where('actor_id', '=', actorId)
      .orderBy('design')
      .orderBy('paper')
      .execute()
    return asJson({ writtenPdfs: rows })
  },
}
