import { mayReadAuthored } from '@rise/contract/content/policy'
import { viewerOf } from '../connections/index.ts'
import { type Reportable, writtenActs } from '../content/index.ts'
import { concealSubject } from '../discussion/index.ts'
import { pollPath, pollRows, rightsOfPoll } from './poll-row.ts'

/** Lets members report others' polls. For a poll in a post, the post is reported. */
export const reportablePoll: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const row = await pollRows(tx, viewerOf(reporter)).where('poll.id', '=', id).executeTakeFirst()
    if (!row || row.post_path !== null || mayReadAuthored(reporter, rightsOfPoll(row)) !== 'allowed') return undefined
    const { actor_id: authorId, question, options, created_at, edited_at: changedAt } = row
    if (authorId === null) return undefined
    const text = [question, ...options.map((option) => `– ${option.text}`)].join('\n')
    const line = { authorId, text, at: changedAt ?? created_at, reported: true }
    return { authorId, title: question, path: pollPath(id), changedAt, lines: [line] }
  },
  conceal: concealSubject,
  acts: writtenActs,
  hiddenByReports: true,
}
