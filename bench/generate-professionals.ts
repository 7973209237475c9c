// Fills a database with generated professionals in bulk SQL: the rows that saved stories would have written. The
// generated words have no plurals and no compounds, so Postgres's `simple` vectors equal the product's.
import type { Client } from 'pg'
import { MADE_BY } from '../apps/server/src/features/professionals/directory/refresh-directory.ts'
import expertises from '../packages/contract/src/catalogs/expertises.json' with { type: 'json' }
import hats from '../packages/contract/src/catalogs/hats.json' with { type: 'json' }
import skills from '../packages/contract/src/catalogs/skills.json' with { type: 'json' }
import { fillOnce, log } from './fill-once.ts'
import { generateWords } from './generated-words.ts'
import { addCompanies } from './parts/companies-part.ts'

const firstNames = (
  'Maria,John,Anna,Wei,Fatima,David,Priya,Jose,Olga,Ahmed,Sofia,Daniel,Yuki,Elena,Peter,Amara,Luca,Nora,Ivan,Grace,Omar,' +
  'Julia,Mateo,Hanna,Kofi,Emma,Ravi,Clara,Felix,Leila,Hugo,Mina,Oscar,Zara,Tom,Ingrid,Pablo,Ruth,Sven,Aiko'
).split(',')
/** Indexes that are created after the rows, which takes a fraction of the time. */
const indexes = [
  'professional_search_found',
  'professional_search_newest',
  'professional_search_followers',
  'professional_search_made_by',
  'professional_listing_followers',
]
/** Tables whose triggers update other tables. */
const tablesWithTriggers = ['professional', 'story', 'professional_search', 'follow']
/** The kinds of search keys. Kinds with several values per professional come first. */
const kinds = ['expertise', 'hat', 'skill', 'place', 'country', 'company', 'worked'] as const

/** Ensures that the DATA_DIR has `people` generated professionals. One that already has this many stays unchanged. */
export function generateProfessionals(dataDir: string, people: number): Promise<void> {
  return fillOnce({ dataDir, count: people }, (client) => fill(client, people))
}

async function fill(client: Client, people: number): Promise<void> {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'")
  await addCompanies(client)
  await writeKeys(client)
  // Triggers would update row by row, so these updates are written in bulk instead.
  for (const table of tablesWithTriggers) await client.query(`alter table ${table} disable trigger user`)
  await writePeople(client, people)
  for (const table of tablesWithTriggers) await client.query(`alter table ${table} enable trigger user`)
  await client.query('vacuum (analyze)')
}

async function writeKeys(client: Client): Promise<void> {
  const plain = skills.filter(({ name }) => /^[A-Z][a-z]{2,}[a-rt-z]$/.test(name))
  const companies = generateWords().companies.slice(0, 20_000)
  const workplaces = [...new Set(companies)].map((name) => ({ slug: name.toLowerCase().replace(' ', '-'), name }))
  const numberedValues = (word: string, count: number) =>
    Array.from({ length: count }, (_, number) => ({ slug: `${word.toLowerCase()}${number}`, name: `${word}${number}` }))
  const values = {
    expertise: expertises,
    hat: hats,
    skill: plain,
    place: numberedValues('City', 3_000),
    country: numberedValues('Country', 60),
    company: workplaces,
    worked: workplaces,
  }
  for (const kind of kinds) {
    await client.query(
      `insert into professional_key (kind, slug, name)
      select $1, slug, name from json_to_recordset($2) as value (slug text, name text)`,
      [kind, JSON.stringify(values[kind])],
    )
  }
  await client.query(`insert into professional_key (kind, slug, name) values
    ('mentors', '', 'Mentors'), ('open', '', 'Open to work'), ('open-to-employers', '', 'Open to work')`)
}

async function writePeople(client: Client, people: number): Promise<void> {
  const runStep = async (what: string, statement: string, values: readonly unknown[] = []) => {
    log.info(`${what} ...`)
    await client.query(statement, [...values])
  }
  // The first keys of a kind are frequent, the last are rare. In SQL, the name of a kind is the array of its keys in
  // order.
  const zipf = (kind: string) => `${kind}[1 + floor(power(cardinality(${kind}), random()))::integer - 1]`
  await runStep(
    'Professionals',
    `create unlogged table made as
    with lists as materialized (
      select ${kinds.map((kind) => `(select array_agg(id order by id) from professional_key where kind = '${kind}') as ${kind}`).join(', ')},
        (select id from professional_key where kind = 'mentors') as mentors,
        (select id from professional_key where kind = 'open') as open,
        (select id from professional_key where kind = 'open-to-employers') as open_to_employers
    )
    select (lpad(to_hex(1700000000000 + n), 12, '0') || substr(gen_random_uuid()::text, 15))::uuid as id, n, now() - (${people} - n) * interval '1 minute' as joined_at,
      ($1::text[])[1 + floor(power(random(), 2) * ${firstNames.length})::integer] as first_name,
      initcap(substr(md5((random() * 20000)::integer::text), 1, 6) || 'son') as last_name,
      floor(power(random(), -0.6) - 1)::integer % 5000 as followers,
      array[${zipf('expertise')}, ${zipf('expertise')}, ${zipf('expertise')}] as expertises,
      array[${zipf('hat')}, ${zipf('hat')}] as hats,
      array[${Array.from({ length: 6 }, () => zipf('skill')).join(', ')}] as skills,
      ${zipf('place')} as place, ${zipf('country')} as country, ${zipf('company')} as company,
      array[${zipf('worked')}, ${zipf('worked')}] as worked,
      case when random() < 0.1 then array[mentors] else '{}' end
        || case when random() < 0.08 then array[open, open_to_employers]
          when random() < 0.08 then array[open_to_employers] else '{}' end as flags
    from lists, generate_series(1, ${people}) as n`,
    [firstNames],
  )
  await runStep(
    'Their accounts',
    `insert into actor (id, kind, slug, plan, created_at)
    select id, 'professional', 'made-person-' || n, 'free', joined_at from made`,
  )
  await runStep(
    'Their names',
    'insert into professional select id, first_name, last_name, joined_at, joined_at from made',
  )
  await runStep(
    'Their stories',
    `insert into story (actor_id, resume, expertises, hats, mentoring_topics, open_to_work, created_at, updated_at)
    select made.id, jsonb_build_object(
        'basics', jsonb_build_object('label', skill.name || ' engineer', 'location', jsonb_build_object('city', place.name,
          'countryCode', 'DE'), 'summary', repeat('What I do and like to do. ', 12)),
        'skills', (select jsonb_agg(jsonb_build_object('name', name)) from professional_key where id = any(made.skills)),
        'work', jsonb_build_array(jsonb_build_object('name', company.name, 'position', 'Engineer', 'startDate', '2020'))),
      array(select slug from professional_key where id = any(made.expertises)),
      array(select slug from professional_key where id = any(made.hats)),
      case when cardinality(flags) % 2 = 1 then array['first-job'] else '{}' end,
      case when cardinality(flags) >= 2 then 'public' else 'off' end, joined_at, joined_at
    from made join professional_key as skill on skill.id = made.skills[1]
    join professional_key as place on place.id = made.place join professional_key as company on company.id = made.company`,
  )
  const { rows: definitions } = await client.query('select indexdef from pg_indexes where indexname = any($1)', [
    indexes,
  ])
  for (const index of indexes) await client.query(`drop index ${index}`)
  await client.query('alter table professional_listing drop constraint professional_listing_pkey')
  await runStep(
    'What the directory reads',
    `insert into professional_search (actor_id, listed, joined_at, followers, keys, open_to_work, kept_from, words, made_by)
    select made.id, true, joined_at, followers,
      array(select distinct unnest(array[1, place, country, company] || expertises || hats || skills || worked || flags) order by 1),
      case when cardinality(flags) >= 2 then 'public' else 'off' end,
      case when cardinality(flags) >= 2 then array['name ' || company.name] else '{}' end,
      setweight(to_tsvector('simple', first_name || ' ' || last_name), 'A')
        || setweight(to_tsvector('simple', skill.name || ' engineer'), 'B')
        || setweight(to_tsvector('simple', company.name || ' ' || (
          select string_agg(name, ' ') from professional_key where id = any(made.skills))), 'C')
        || setweight(to_tsvector('simple', place.name || ' ' || (
          select string_agg(name, ' ') from professional_key where id = any(made.expertises || made.hats || country))), 'D'),
      ${MADE_BY}
    from made join professional_key as skill on skill.id = made.skills[1]
    join professional_key as place on place.id = made.place join professional_key as company on company.id = made.company
    order by n`,
  )
  await runStep(
    'Their lists',
    `insert into professional_listing (key_id, joined_at, actor_id, followers)
    select key, joined_at, actor_id, followers from professional_search cross join lateral unnest(keys) as key`,
  )
  await runStep(
    'Counters',
    `update professional_key set people = counted.people
    from (select key_id, count(*)::integer as people from professional_listing group by key_id) as counted
    where id = counted.key_id`,
  )
  await runStep('Index of the newest', 'alter table professional_listing add primary key (key_id, joined_at, actor_id)')
  for (const { indexdef } of definitions) await runStep(indexdef.slice(0, 70), indexdef)
  await runStep(
    'Follows',
    `insert into follow (follower_id, followed_id, created_at)
    select distinct follower.id, followed.id, now()
    from made as follower cross join generate_series(1, 20) as turn
    join made as followed on followed.n = 1 + (follower.n * 7919 + turn * turn * 104729) % ${people}
    where follower.n <= 5000 and follower.n <> followed.n`,
  )
  await client.query('drop table made')
}
