import { sql } from 'kysely'
import { begunPlainWords } from '../../platform/words/begun-words.ts'
import { isHeardBy, viewerOf } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { begunRows, type PaletteSource } from '../palette/index.ts'
import { questionPath } from './question-row.ts'

interface Row {
  readonly slug: string
  readonly text: string
  readonly answers: number
}

/** Finds questions by their words, the most answered first. */
export const paletteQuestions: PaletteSource = async (search) => {
  const { ctx, viewer } = search
  const words = begunPlainWords(search)
  if (words === undefined) return []
  const { rows } = await begunRows<Row>(
    {
      table: 'question',
      vector: 'terms',
      key: 'id',
      order: [
        ['answers', 'desc'],
        ['created_at', 'desc'],
        ['id', 'desc'],
      ],
      seen: sql<boolean>`exists (select from actor where actor.id = question.actor_id and actor.listed)
        and ${isHeardBy(viewerOf(viewer), 'question.actor_id')} and ${notConcealed(viewerOf(viewer), 'question.id')}`,
      words,
    },
    {
      columns: sql`question.slug, question.text, question.answers`,
      joins: sql`join question on question.id = best.id`,
      title: sql<string>`question.text`,
      search,
    },
  ).execute(ctx.db)
  return rows.map(({ slug, text, answers }) => ({
    title: text,
    detail: answers === 0 ? 'No answers yet' : answers === 1 ? '1 answer' : `${answers} answers`,
    to: questionPath(slug),
    picture: null,
  }))
}
