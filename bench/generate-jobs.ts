// Fills a database with generated jobs in bulk SQL: the rows that imports would have written, except the postings. The
// generated words have no plurals and no compounds, so Postgres's `simple` vectors equal the product's.
import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type {} from '../apps/server/src/backend.ts'
import { countWords } from '../apps/server/src/features/jobs/search/counts/count-words.ts'
import { matchKeys } from '../apps/server/src/features/jobs/search/keys/match-keys.ts'
import { SEARCH_VERSION } from '../apps/server/src/features/jobs/search/rebuild-search.ts'
import { type DatabaseConnection, openDatabase, openPool } from '../apps/server/src/platform/database/database.ts'
import departments from '../packages/contract/src/catalogs/departments.json' with { type: 'json' }
import { applicationTypes, employmentTypes, seniorities, workTypes } from '../packages/contract/src/jobs/kinds.ts'
import { fillOnce, log } from './fill-once.ts'
import { generateWords, seededRandom } from './generated-words.ts'

const CHUNK = 2_000
const CITIES = 3_000
const DAY_MS = 86_400_000

/** Indexes that are created after the rows, which takes a fraction of the time. */
const indexes = [
  'job_search_newest',
  'job_search_work_type',
  'job_search_department',
  'job_search_seniority',
  'job_search_employment_type',
  'job_search_language',
  'job_search_company',
  'job_search_pay',
  'job_search_terms',
  'job_text_words',
  'job_search_match',
]

/** Ensures that the DATA_DIR has `jobs` generated jobs. One that already has this many stays unchanged. */
export function generateJobs(dataDir: string, jobs: number): Promise<void> {
  return fillOnce({ dataDir, count: jobs }, (client, connection) => fill(client, connection, jobs))
}

async function fill(client: Client, connection: DatabaseConnection, jobs: number): Promise<void> {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '64MB'")
  const material = await writeMaterial(client)
  const definitions = await client.query('select indexname, indexdef from pg_indexes where indexname = any($1)', [
    indexes,
  ])
  for (const { indexname } of definitions.rows) await client.query(`drop index ${indexname}`)
  for (let start = 0; start < jobs; start += CHUNK) {
    const end = Math.min(start + CHUNK, jobs)
    await writeJobs(
      client,
      Array.from({ length: end - start }, (_, index) => makeJob(material, start + index, jobs)),
    )
    if (end % (10 * CHUNK) === 0) log.info(`${end} of ${jobs} jobs ...`)
  }
  for (const { indexname, indexdef } of definitions.rows) {
    log.info(`Index ${indexname} ...`)
    await client.query(indexdef)
  }
  await client.query(`insert into job_count (dimension, key, work_type, department, jobs)
    select dimension, key, work_type, department, count(*) from job_facet group by 1, 2, 3, 4`)
  // Otherwise the first start would rebuild the data that was just written.
  await client.query('update job_search_build set version = $1', [SEARCH_VERSION])
  await client.query('vacuum (analyze)')
  const db = openDatabase(openPool(connection, 1, () => {}, { statementMs: 0 }))
  await countWords(db).finally(() => db.destroy())
}

/** The values that generated jobs are composed of. */
interface Material {
  readonly words: ReturnType<typeof generateWords>
  readonly companyIds: readonly string[]
  readonly cities: readonly City[]
  readonly random: () => number
  readonly now: number
}

interface City {
  readonly id: string
  readonly regionId: string
  readonly countryId: string
}

/** Writes companies, and cities with their regions and countries. */
async function writeMaterial(client: Client): Promise<Material> {
  const words = generateWords()
  const companyIds = words.companies.map(() => randomUUID())
  await client.query(
    `insert into actor (id, kind, slug, created_at)
    select id, 'company', 'generated-' || number, now() from unnest($1::uuid[]) with ordinality as made (id, number)`,
    [companyIds],
  )
  await client.query(
    `insert into company (actor_id, name, imported, created_at, updated_at)
    select id, name, true, now(), now() from unnest($1::uuid[], $2::text[]) as made (id, name)`,
    [companyIds, words.companies],
  )
  const random = seededRandom(7)
  return { words, companyIds, cities: await writePlaces(client, random), random, now: Date.now() }
}

async function writePlaces(client: Client, random: () => number): Promise<City[]> {
  const idOf = new Map<string, string>()
  const idOfName = (name: string) => {
    const id = idOf.get(name) ?? randomUUID()
    idOf.set(name, id)
    return id
  }
  const places: object[] = []
  const cities = Array.from({ length: CITIES }, (_, number): City => {
    const country = String.fromCharCode(65 + (number % 5), 65 + (Math.floor(number / 5) % 12))
    const region = `Region ${country}${Math.floor(number / 60) % 6}`
    const coordinates = {
      latitude: 20 + 3 * (Math.floor(number / 5) % 12) + 3 * random(),
      longitude: 5 * (number % 5) + 5 * random(),
    }
    const city = { id: randomUUID(), regionId: idOfName(region), countryId: idOfName(`Country ${country}`) }
    places.push(
      {
        id: city.id,
        slug: `city-${number}`,
        name: `City ${number}`,
        locality: `City ${number}`,
        region,
        country,
        ...coordinates,
      },
      { id: city.regionId, slug: region.toLowerCase().replace(' ', '-'), name: region, region, country },
      { id: city.countryId, slug: `country-${country.toLowerCase()}`, name: `Country ${country}`, country },
    )
    return city
  })
  await client.query(
    'insert into place select * from json_populate_recordset(null::place, $1) on conflict do nothing',
    [JSON.stringify(places)],
  )
  await client.query('insert into place_name (key, place_id) select lower(name), id from place on conflict do nothing')
  const ancestors = cities.flatMap(({ id, regionId, countryId }) =>
    [regionId, countryId].map((ancestor_id) => ({ place_id: id, ancestor_id })),
  )
  await client.query('insert into place_ancestor select * from json_populate_recordset(null::place_ancestor, $1)', [
    JSON.stringify(ancestors),
  ])
  return cities
}

type GeneratedJob = ReturnType<typeof makeJob>

function makeJob({ words, companyIds, cities, random, now }: Material, number: number, jobs: number) {
  const randomItem = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  /** The first items are frequent, the last are rare. */
  const zipf = <T>(list: readonly T[]): T => list[Math.floor(list.length ** random()) - 1] as T
  const company = Math.floor(companyIds.length ** random()) - 1
  const jobCities = random() < 0.15 ? [zipf(cities), zipf(cities)] : [zipf(cities)]
  const pay = random() < 0.35 ? 30_000 + Math.floor(random() * 90) * 1_000 : null
  const title = zipf(words.titles)
  const skills = [...new Set(Array.from({ length: 4 }, () => zipf(words.skills)))]
  return {
    id: randomUUID(),
    slug: `generated-${number}`,
    company_id: companyIds[company],
    company_name: words.companies[company],
    title,
    description: `<p>${Array.from({ length: 13 }, () => randomItem(words.sentences)).join('. ')}.</p>`,
    department: random() < 0.97 ? zipf(departments).slug : null,
    seniority: zipf(['Mid-Level', 'Senior Level', ...seniorities.filter((one) => !/^(Mid|Senior)/.test(one))]),
    employment_type: zipf(employmentTypes),
    work_type: randomItem(workTypes),
    application_type: zipf([...applicationTypes].reverse()),
    pay_min: pay,
    pay_max: pay === null ? null : pay + 20_000,
    pay_currency: pay === null ? null : zipf(['EUR', 'USD', 'GBP']),
    pay_period: pay === null ? null : 'YEAR',
    skills,
    match_keys: matchKeys({ title, skills }),
    // Most jobs are recent, and rows are created in the order of their dates.
    posted_at: new Date(now - 120 * DAY_MS * (1 - number / jobs) ** 1.5 - random() * 2 * DAY_MS),
    places: [...new Set(jobCities.map(({ id }) => id))],
    areas: [...new Set(jobCities.flatMap(({ id, regionId, countryId }) => [id, regionId, countryId]))],
  }
}

const columns = `id uuid, slug text, company_id uuid, company_name text, title text, description text, department text, seniority text,
  employment_type text, work_type text, application_type text, pay_min numeric, pay_max numeric, pay_currency text, pay_period text,
  skills text[], posted_at timestamptz, places uuid[], areas uuid[], match_keys integer[]`

async function writeJobs(client: Client, jobs: readonly GeneratedJob[]): Promise<void> {
  await client.query(
    `with made as materialized (select * from json_to_recordset($1) as made (${columns})),
    written as (
      insert into job (id, slug, company_id, title, description, department, seniority, employment_type, work_type, application_type,
        apply_url, pay_min, pay_max, pay_currency, pay_period, skills, posted_at, created_at, updated_at)
      select id, slug, company_id, title, description, department, seniority, employment_type, work_type, application_type,
        'https://jobs.example/' || slug, pay_min, pay_max, pay_currency, pay_period, skills, posted_at, posted_at, posted_at from made
    ), placed as (
      insert into job_place (job_id, place_id, position)
      select made.id, place.id, place.position from made, unnest(places) with ordinality as place (id, position)
    ), vectors as materialized (
      select *, setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', array_to_string(skills, ' ')), 'B')
        || setweight(to_tsvector('simple', company_name), 'C')
        || (select array_to_tsvector(array_agg('@' || replace(area::text, '-', '')) || ('@' || lower(work_type))) from unnest(areas) as area)
        as terms from made
    ), searched as (
      insert into job_search (job_id, posted_at, company_id, work_type, department, seniority, employment_type, application_type,
        pay_currency, pay_yearly, areas, terms, match_keys, match_skills)
      select id, posted_at, company_id, work_type, department, seniority, employment_type, application_type, pay_currency, pay_max,
        areas, terms, match_keys, cardinality(skills) from vectors
    ), texts as (
      insert into job_text (job_id, words) select id, terms || to_tsvector('simple', description) from vectors
    )
    insert into job_area (place_id, posted_at, job_id, company_id)
    select area.id, posted_at, made.id, company_id from made, unnest(areas) as area (id)`,
    [JSON.stringify(jobs)],
  )
}
