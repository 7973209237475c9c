import { mayReadAuthored } from '@rise/contract/content/policy'
import { contentPath } from '@rise/contract/content-links'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { viewerOf } from '../connections/index.ts'
import { type Reportable, writtenActs } from '../content/index.ts'
import { concealSubject } from '../discussion/index.ts'
import { events, rightsOfEvent } from './event-row.ts'

/** Makes events reportable. Reports alone never hide an event; only a moderator can. */
export const reportableEvent: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const row = await events(tx, viewerOf(reporter)).where('event.id', '=', id).executeTakeFirst()
    if (!row?.published_at || mayReadAuthored(reporter, rightsOfEvent(row)) !== 'allowed') return undefined
    const { actor_id: authorId, title, slug, body, note, updated_at: changedAt } = row
    const text = [title, textOf(body), textOf(note)].filter((part) => part !== '').join('\n\n')
    const copiedLine = { authorId, text, at: changedAt, reported: true }
    return { authorId, title, path: contentPath('event', slug), changedAt, lines: [copiedLine] }
  },
  conceal: concealSubject,
  acts: writtenActs,
  hiddenByReports: false,
}
