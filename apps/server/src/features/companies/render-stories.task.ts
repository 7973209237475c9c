import { z } from 'zod'
import { writtenHtml } from '../../platform/rich-text/written-html.ts'
import type { Task } from '../../platform/tasks/task.ts'

const BATCH = 50

/** Renders the HTML of stories that an older version of Rise saved without it, each once. */
export const renderStories: Task<object> = {
  name: 'render-stories',
  data: z.object({}),
  schedule: '*/10 * * * *',
  async handle({ db }) {
    for (;;) {
      const rows = await db
        .selectFrom('company')
        .select(['actor_id', 'version', 'story'])
        .where('story', 'is not', null)
        .where('story_html', 'is', null)
        .limit(BATCH)
        .execute()
      for (const { actor_id: id, version, story } of rows) {
        await db
          .updateTable('company')
          .set({ story_html: writtenHtml(story ?? '') })
          .where('actor_id', '=', id)
          .where('version', '=', version)
          .execute()
      }
      if (rows.length < BATCH) return
    }
  },
}
