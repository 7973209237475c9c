import { reactions } from '@rise/contract/discussion/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { changePlan } from '../../session/index.ts'
import { questionPath } from '../question-row.ts'
import material from './material/questions.json' with { type: 'json' }
import suggestions from './material/suggestions.json' with { type: 'json' }

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The number of reactions to the most popular question and answer; the least popular question has FEWEST_REACTIONS. */
const MOST_REACTIONS = { question: 90, answer: 34 }
const FEWEST_REACTIONS = 2
const LONGEST_SLUG = 80

/** A row for each table. All ids are created first, so that one statement fills each table. */
interface Rows {
  readonly questions: {
    id: string
    actor_id: string
    slug: string
    text: string
    background: string
    created_at: Date
  }[]
  readonly answers: { id: string; question_id: string; actor_id: string; text: string; created_at: Date }[]
  readonly subjects: {
    id: string
    kind: string
    author_id: string
    parent_id: string | null
    title: string
    path: string
    created_at: Date
  }[]
}

/**
 * Adds Real talk to the demo world: questions by its creators, answers in many voices, and reactions to both. Does
 * nothing if the database has questions. Returns how many questions were added.
 */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-real-talk', 0))`.execute(tx)
    if (await tx.selectFrom('question').select('id').limit(1).executeTakeFirst()) return 0
    const people = await findPeople(tx)
    const { questions, answers, subjects } = rowsOf(ctx, people)
    if (questions.length === 0) return 0
    for (const actorId of new Set(questions.map((row) => row.actor_id))) await changePlan(tx, actorId, 'Creator')
    await tx
      .insertInto('question')
      .values(questions.map((row) => ({ ...row, login_id: null })))
      .execute()
    if (answers.length > 0) {
      await tx
        .insertInto('answer')
        .values(answers.map((row) => ({ ...row, login_id: null })))
        .execute()
    }
    await tx.insertInto('discussion_subject').values(subjects).execute()
    await suggest(ctx, tx, people)
    await notifyOfNewest(ctx, tx, { questions, answers })
    await react(tx, { subjects, people: [...people.values()], now: ctx.clock.now() })
    return questions.length
  })
}

/** Adds a few questions that wait for an admin's decision. */
async function suggest(ctx: Context, tx: Tx, people: ReadonlyMap<string, string>): Promise<void> {
  const now = ctx.clock.now().getTime()
  const rows = suggestions.flatMap(({ by, hoursAgo, text, background }) => {
    const actorId = people.get(by)
    if (actorId === undefined) return []
    const at = new Date(now - hoursAgo * HOUR_MS)
    return [{ id: ctx.newId(), actor_id: actorId, login_id: null, text, background, created_at: at }]
  })
  if (rows.length > 0) await tx.insertInto('question_suggestion').values(rows).execute()
}

/** Returns the listed professionals of demo accounts, by slug, in a fixed order. */
async function findPeople(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.id', 'actor.slug'])
    .where('actor.kind', '=', 'professional')
    .where('actor.listed', '=', true)
    .where('login.email', 'like', '%demo.example')
    .orderBy('actor.slug')
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

function rowsOf(ctx: Context, people: ReadonlyMap<string, string>): Rows {
  const rows: Rows = { questions: [], answers: [], subjects: [] }
  const now = ctx.clock.now().getTime()
  for (const [index, { by, daysAgo, text, background, answers }] of material.entries()) {
    const authorId = people.get(by)
    if (authorId === undefined) continue
    const id = ctx.newId()
    const askedAt = now - daysAgo * DAY_MS - index * HOUR_MS
    const slug = slugify(text, LONGEST_SLUG)
    const [path, at] = [questionPath(slug), new Date(askedAt)]
    rows.questions.push({ id, actor_id: authorId, slug, text, background, created_at: at })
    rows.subjects.push({
      ...{ id, kind: 'question', author_id: authorId, parent_id: null },
      ...{ title: text, path, created_at: at },
    })
    const interval = (daysAgo * DAY_MS) / (answers.length + 1)
    for (const [turn, answer] of answers.entries()) {
      const answererId = people.get(answer.by)
      if (answererId === undefined) continue
      const answerId = ctx.newId()
      // Most answers come early, and fewer as time passes.
      const writtenAt = new Date(askedAt + interval * (turn + 0.4) * ((turn + 1) / answers.length))
      const answerRow = { id: answerId, actor_id: answererId, text: answer.text, created_at: writtenAt }
      rows.answers.push({ ...answerRow, question_id: id })
      rows.subjects.push({
        ...{ id: answerId, kind: 'answer', author_id: answererId, parent_id: id },
        ...{ title: text, path: `${path}#answer-${answerId}`, created_at: writtenAt },
      })
    }
  }
  return rows
}

/** Notifies the asker of the newest question of its answers, and leaves the notifications unseen. */
async function notifyOfNewest(
  { activity }: Context,
  tx: Tx,
  { questions, answers }: Omit<Rows, 'subjects'>,
): Promise<void> {
  const [newestQuestion] = questions
  if (!newestQuestion) return
  const { id: questionId, actor_id: authorId } = newestQuestion
  const ofNewest = answers.filter((answer) => answer.question_id === questionId)
  await activity.recordAll(
    tx,
    ofNewest.map(({ id: answerId, actor_id: actorId, created_at: at }) => ({
      kind: 'answer.written' as const,
      ...{ actorId, at, data: { answerId, questionId, authorId } },
    })),
  )
}

/** Adds reactions to questions and answers, never by their author. The same people always give the same reactions. */
async function react(
  tx: Tx,
  { subjects, people, now }: { subjects: Rows['subjects']; people: readonly string[]; now: Date },
): Promise<void> {
  const rows = subjects.flatMap(({ id, kind, author_id: authorId, created_at: from }, index) => {
    const count = reactionsOf(kind, index)
    const reactingIds = new Set(
      Array.from({ length: count }, (_, turn) => people[(index * 11 + turn * 5) % people.length]),
    )
    return [...reactingIds].flatMap((actorId, turn) => {
      const { title } = reactions[LIKELY_REACTIONS[(index + turn * 3) % LIKELY_REACTIONS.length] ?? 0] ?? reactions[0]
      if (actorId === undefined || actorId === authorId) return []
      const until = now.getTime() - HOUR_MS - from.getTime()
      const at = new Date(from.getTime() + (until * (turn + 1)) / (reactingIds.size + 1))
      return { subject_id: id, actor_id: actorId, reaction: title, login_id: null, created_at: at }
    })
  })
  if (rows.length > 0) await tx.insertInto('reaction').values(rows).execute()
}

/** Returns the number of reactions for a position: some for most items, very many for a few. */
function reactionsOf(kind: string, index: number): number {
  const share = ((index * 37 + 60) % 61) / 60
  return kind === 'question'
    ? FEWEST_REACTIONS + Math.round((MOST_REACTIONS.question - FEWEST_REACTIONS) * share ** 1.5)
    : Math.round(MOST_REACTIONS.answer * share ** 3)
}

/** The likely reactions, as positions in the catalog; love and up are the most frequent ones. */
const LIKELY_REACTIONS = [0, 0, 1, 5, 1, 0, 3, 2, 1, 0, 4]
