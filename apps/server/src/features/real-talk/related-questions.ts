import type { RelatedQuestions } from '@rise/contract/real-talk/shapes'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { plainWords } from '../../platform/words/plain-words.ts'
import { anyOfQuery } from '../../platform/words/search-query.ts'
import { notMutedOrBlocked } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'

const MOST_QUESTIONS = 4
/** The closest questions are chosen from this many of the newest that share a word. */
const WEIGHED_QUESTIONS = 200
/** The minimum length of a word that counts. Shorter words carry little meaning. */
const SHORTEST_WORD = 4
/** Longer words that carry little meaning, in lower case. */
const commonWords = new Set(
  'about after again been before being best could does doing done ever every from have having hear heard into just like made make most much never once only other over really said should some tell than that their them then there they thing things think this time told took turned want were what when where which while will with without work would year your yours'.split(
    ' ',
  ),
)

/**
 * Returns questions that share words with a text, as the viewer sees them, those with the most shared words first. `id`
 * excludes the question whose text it is.
 */
export async function relatedQuestions(
  db: Database | Tx,
  viewerActorId: string | null,
  { id, text }: { readonly id?: string; readonly text: string },
): Promise<RelatedQuestions> {
  const words = plainWords(text).filter((word) => word.length >= SHORTEST_WORD && !commonWords.has(word))
  const query = anyOfQuery([...new Set(words)].slice(0, 12).map((word) => `'${word}'`))
  if (query === null) return []
  const { rows } = await sql<RelatedQuestions[number]>`
    select slug, text, answers from (
      select question.slug, question.text, question.answers, question.created_at,
        ts_rank(question.terms, ${query}::tsquery) as closeness
      from question join actor on actor.id = question.actor_id and actor.listed
      where question.terms @@ ${query}::tsquery ${id === undefined ? sql`` : sql`and question.id <> ${id}`}
        and ${notMutedOrBlocked(viewerActorId, 'question.actor_id')} and ${notConcealed(viewerActorId, 'question.id')}
      order by question.created_at desc limit ${sql.lit(WEIGHED_QUESTIONS)}
    ) as close
    order by closeness desc, created_at desc limit ${sql.lit(MOST_QUESTIONS)}`.execute(db)
  return rows
}
