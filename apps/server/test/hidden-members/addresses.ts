import { contract } from '@rise/contract/contract'
import type { Endpoint } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'
import { MARK } from '../erasure/people.ts'

interface Address {
  readonly key: string
  readonly url: string
}

/** Where the parts of a path come from, by what stands before them. */
const values: readonly (readonly [start: string, found: RawBuilder<{ value: string }>])[] = [
  ['companies/', sql`select slug as value from actor where kind = 'company'`],
  ['professionals/', sql`select slug as value from actor where kind = 'professional'`],
  ['posts/', sql`select id::text as value from post`],
  ['polls/', sql`select id::text as value from poll`],
  ['questions/', sql`select slug as value from question`],
  ['headlines/', sql`select slug as value from headline_slug`],
  ['events/', sql`select slug as value from event_slug`],
  ['portfolio-cases/', sql`select slug as value from portfolio_slug`],
  ['jobs/', sql`select slug as value from job`],
  ['smart-apply/jobs/', sql`select slug as value from job`],
  ['layoffs/', sql`select slug as value from layoff`],
  ['courses/', sql`select slug as value from course`],
  ['matches/', sql`select id::text as value from job`],
  ['convos/with/', sql`select id::text as value from actor`],
  ['convos/', sql`select id::text as value from convo`],
  ['comments/', sql`select id::text as value from comment`],
  ['discussions/', sql`select id::text as value from discussion_subject`],
  ['reactions/', sql`select id::text as value from discussion_subject`],
  ['invitations/', sql`select slug as value from actor where kind = 'professional'`],
  ['portfolio/', sql`select slug as value from portfolio_slug`],
  ['applications/', sql`select id::text as value from application`],
]

const votersPath = '/api/v1/polls/{id}/options/{option}/voters'
const voters = sql<{ value: string }>`
  select '/api/v1/polls/' || poll_id || '/options/' || id || '/voters' as value from poll_option`

/** Calls that the walk leaves out, each with the reason. */
export const notWalked: Readonly<Record<string, string>> = {
  'GET /api/v1/catalogs/{name}': 'the lists of the product',
  'GET /api/v1/companies/{slug}/block-versions/{version}': 'opens for the team of a company, about its own page',
  'GET /api/v1/companies/{slug}/applications/{id}': 'opens for the team of a company, about its own applicants',
  'GET /api/v1/companies/{slug}/written-jobs/{id}': 'opens for the team of a company',
  'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants': 'opens for the team of a company',
  'GET /api/v1/companies/{slug}/written-jobs/{id}/preview': 'opens for the team of a company',
  'GET /api/v1/connections/states': 'about members whom the viewer names, as a test below does',
  'GET /api/v1/convos/doors': 'about members whom the viewer names, as a test below does',
  'GET /api/v1/copilot/chats/{id}': 'what was said to the viewer, as it was said',
  'GET /api/v1/copilot/tailorings/{id}': 'the viewer’s own words, for a job that they named',
  'GET /api/v1/digest/not-this-kind': 'about the job that a signed link of an email names',
  'GET /api/v1/match-scores': 'numbers about jobs that the viewer names',
  'GET /api/v1/outside-jobs/{id}': 'yes or no about a job that the viewer names',
  'GET /api/v1/posts/newer': 'one number, which a test below compares with the list',
  'GET /api/v1/site-pages/{slug}': 'the installation’s own pages',
  'GET /api/v1/refresh': 'ends the session that walks',
}

/** Queries of calls that need one, or show something else with one. */
const queries: Readonly<Record<string, readonly string[]>> = {
  'GET /api/v1/connections': ['?list=followers', '?list=following', '?list=mutual', '?list=muted'],
  'GET /api/v1/connections/suggestions': ['', '?for=professionals'],
  'GET /api/v1/convos': ['', '?folder=requests', '?folder=archived'],
  'GET /api/v1/convos/search': [`?q=${MARK}`, '?q=you'],
  'GET /api/v1/job-filter-values': ['?of=company', '?of=location'],
  'GET /api/v1/related-questions': [`?words=${MARK}`, '?words=rain'],
  'GET /api/v1/course-skills': ['?names=Oil'],
  'GET /api/v1/headlines': ['', `?author=ada-${MARK}`],
  'GET /api/v1/mentions': [`?query=${MARK}`, '?query=a'],
  'GET /api/v1/palette': [`?q=${MARK}`],
  'GET /api/v1/posts': ['?tab=newest', '?tab=for-you', '?tab=following', '?tab=saved', `?tag=${MARK}`],
  'GET /api/v1/professionals': ['', `?q=${MARK}`],
  'GET /api/v1/companies': ['', `?q=${MARK}`],
  'GET /api/v1/questions': ['', '?sort=most-answered', `?author=ada-${MARK}`],
  'GET /api/v1/events': ['', '?when=past'],
  'GET /api/v1/polls': ['', '?closed=true'],
}

/** Returns addresses of every call that reads, for everything that there is. */
export async function addressesOf(db: Database): Promise<Address[]> {
  const reading = Object.entries<Endpoint>(contract).filter(
    ([key]) => key.startsWith('GET ') && !key.includes('/admin/') && key !== 'GET /api/v1/refresh',
  )
  const all: Address[] = []
  for (const [key, endpoint] of reading) {
    const path = key.slice('GET '.length)
    for (const filled of await fill(db, path)) {
      for (const query of queries[key] ?? defaultQueries(endpoint)) all.push({ key, url: `${filled}${query}` })
    }
  }
  return all
}

function defaultQueries({ query }: Endpoint): readonly string[] {
  return query?.safeParse({}).success === false ? [] : ['']
}

/** Returns a path with each value of its parts. */
async function fill(db: Database, path: string): Promise<readonly string[]> {
  const parts = path.match(/\{\w+\}/g) ?? []
  if (parts.length === 0) return [path]
  if (path === votersPath) return (await voters.execute(db)).rows.map(({ value }) => value)
  const [start = '', end = ''] = path.split(parts[0] ?? '')
  const known = values.find(([name]) => start === `/api/v1/${name}`)
  if (!known || parts.length > 1) return []
  const { rows } = await known[1].execute(db)
  return rows.map(({ value }) => `${start}${value}${end}`)
}
