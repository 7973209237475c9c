import { t } from '@rise/texts'
import { sql } from 'kysely'
import { notMutedOrBlocked, viewerOf } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { paletteOf } from '../palette/index.ts'
import { questionPath } from './question-row.ts'

interface Row {
  readonly slug: string
  readonly text: string
  readonly answers: number
}

/** Finds questions by their words, the most answered first. */
export const paletteQuestions = paletteOf<Row>({
  table: 'question',
  order: ['answers desc', 'created_at desc', 'id desc'],
  seen: ({ viewer }) => sql<boolean>`exists (select from actor where actor.id = question.actor_id and actor.listed)
    and ${notMutedOrBlocked(viewerOf(viewer), 'question.actor_id')} and ${notConcealed(viewerOf(viewer), 'question.id')}`,
  columns: sql`question.slug, question.text, question.answers`,
  title: 'question.text',
  present: ({ slug, text, answers }) => ({
    title: text,
    detail: t('{answers, plural, =0 {No answers yet} one {# answer} other {# answers}}', { answers }),
    to: questionPath(slug),
  }),
})
