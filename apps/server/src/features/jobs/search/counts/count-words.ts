import { sql } from 'kysely'
import type { Database, Tx } from '../../../../platform/database/database.ts'
import { foldText } from '../../../../platform/words/fold-text.ts'
import { splitWords, termOf } from '../../../../platform/words/split-words.ts'

const mostOfAKind = { title: 30_000, skill: 20_000, company: 30_000, place: 20_000 } as const
const mostWords = 30_000
const mostKeys = 4
const CHUNK = 5_000

type Kind = keyof typeof mostOfAKind

interface CountedLabel {
  readonly kind: Kind
  readonly label: string
  readonly target_id: string | null
  readonly jobs: number
  /** Whether jobs in a language that writes compounds as one word have the label. */
  readonly compounding?: boolean
}

/** German, Dutch, Swedish, Danish, both Norwegians and Finnish. */
const compoundingLanguages = ['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no', 'fi']

/**
 * Recounts the titles, skills, places and companies of open jobs, for suggestions and for correcting typing errors.
 * Reads all open jobs, so it runs only now and then.
 */
export async function countWords(db: Database): Promise<void> {
  // The queries run one after another, because each reads a lot and no one waits for the result.
  const countedLabels = [...(await titles(db)), ...(await skills(db)), ...(await companies(db)), ...(await places(db))]
  const suggestions = countedLabels.flatMap(({ compounding: _, ...one }) =>
    keysOf(one.label).map((key) => ({ ...one, key })),
  )
  const words = wordsOf(countedLabels)
  await db.transaction().execute(async (tx) => {
    await replaceRows(tx, 'job_suggestion', suggestions)
    await replaceRows(tx, 'job_word', words)
  })
}

/**
 * Returns the prefixes by which a label is suggested: the whole label, and the rest of it from its second, third and
 * fourth word on.
 */
function keysOf(label: string): string[] {
  const words = foldText(label)
    .split(/[\s/,()-]+/)
    .filter((word) => word !== '')
  return words.slice(0, mostKeys).map((_, index) => words.slice(index).join(' ').slice(0, 80))
}

interface Word {
  readonly word: string
  readonly label: string
  readonly jobs: number
  /** The spelling of the word as two words, if other jobs use it. */
  readonly apart: string | null
  readonly compounding: boolean
}

/** Returns the most frequent terms of titles, skills and company names, each with its most frequent spelling. */
function wordsOf(counted: readonly CountedLabel[]): Word[] {
  const spellings = new Map<string, Map<string, number>>()
  const pairs = new Map<string, string>()
  const compoundingWords = new Set<string>()
  for (const { kind, label, jobs, compounding } of counted) {
    if (kind === 'place') continue
    const parts = splitWords(label).flatMap((word) => (word.pairs ? [] : word.parts))
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1]
      if (next !== undefined) pairs.set(termOf(part + next), `${part} ${next}`)
      const term = termOf(part)
      if (compounding) compoundingWords.add(term)
      const forms = spellings.get(term) ?? new Map<string, number>()
      forms.set(part, (forms.get(part) ?? 0) + jobs)
      spellings.set(term, forms)
    }
  }
  const words = [...spellings].map(([word, jobsByLabel]): Word => {
    const [label = word] = [...jobsByLabel].toSorted(([, a], [, b]) => b - a)[0] ?? []
    return {
      word,
      label,
      jobs: [...jobsByLabel.values()].reduce((sum, jobs) => sum + jobs, 0),
      apart: pairs.get(word) ?? null,
      compounding: compoundingWords.has(word),
    }
  })
  return words.toSorted((a, b) => b.jobs - a.jobs).slice(0, mostWords)
}

async function replaceRows(tx: Tx, table: 'job_word' | 'job_suggestion', rows: readonly object[]): Promise<void> {
  await tx.deleteFrom(table).execute()
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK))
    await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)`.execute(
      tx,
    )
  }
}

async function titles(db: Database): Promise<CountedLabel[]> {
  const { rows } = await sql<CountedLabel>`
    select 'title' as kind, min(title) as label, null as target_id, count(*)::integer as jobs,
      coalesce(bool_or(language = any(${compoundingLanguages})), false) as compounding
    from job where closed_at is null and length(title) <= 80
    group by lower(title) order by jobs desc limit ${mostOfAKind.title}`.execute(db)
  return rows
}

async function skills(db: Database): Promise<CountedLabel[]> {
  const { rows } = await sql<CountedLabel>`
    select 'skill' as kind, min(skill) as label, null as target_id, count(*)::integer as jobs
    from job, unnest(skills) as skill where closed_at is null and length(skill) <= 60
    group by lower(skill) order by jobs desc limit ${mostOfAKind.skill}`.execute(db)
  return rows
}

async function companies(db: Database): Promise<CountedLabel[]> {
  const { rows } = await sql<CountedLabel>`
    select 'company' as kind, company.name as label, company.actor_id as target_id, count(*)::integer as jobs
    from job_search join company on company.actor_id = job_search.company_id
    where company.name <> '' group by company.actor_id order by jobs desc limit ${mostOfAKind.company}`.execute(db)
  return rows
}

async function places(db: Database): Promise<CountedLabel[]> {
  const { rows } = await sql<CountedLabel>`
    select 'place' as kind, place.name as label, place.id as target_id, count(*)::integer as jobs
    from job_area join place on place.id = job_area.place_id
    group by place.id order by jobs desc limit ${mostOfAKind.place}`.execute(db)
  return rows
}
