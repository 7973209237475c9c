// Adds events, courses and layoffs to those of the demo world: in bulk SQL, with the rows that the product would have
// written.
import type { Client } from 'pg'
import { log } from './fill-once.ts'

export interface ReasonNumbers {
  readonly events: number
  readonly courses: number
  readonly layoffs: number
}

/**
 * Ensures that the database has this many of each. A database with these numbers stays unchanged; one with other
 * numbers is refused.
 */
export async function generateReasons(client: Client, numbers: ReasonNumbers): Promise<void> {
  const { rows } = await client.query<ReasonNumbers>(`
    select (select count(*)::int from event where title like 'Made %') as events,
      (select count(*)::int from course where provider like 'Made %') as courses,
      (select count(*)::int from layoff where company_name like 'Made %') as layoffs`)
  const counts = rows[0] ?? { events: 0, courses: 0, layoffs: 0 }
  const isSame = (['events', 'courses', 'layoffs'] as const).every((name) => counts[name] === numbers[name])
  if (isSame) return
  if (counts.events + counts.courses + counts.layoffs > 0) {
    throw new Error(`The folder holds ${JSON.stringify(counts)}. Remove it first.`)
  }
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'; set work_mem = '64MB'")
  await client.query('begin')
  await fill(client, numbers)
  await client.query('commit')
  await client.query('vacuum (analyze)')
}

async function fill(client: Client, { events, courses, layoffs }: ReasonNumbers): Promise<void> {
  const runStep = async (what: string, statement: string) => {
    log.info(`${what} ...`)
    await client.query(statement)
  }
  await runStep(
    'Hosts',
    `create temporary table host as
    select row_number() over (order by id)::integer as number, id from actor where kind = 'professional' and listed`,
  )
  // From two years ago to one year ahead; most events are over.
  await runStep(
    'Events',
    `insert into event (id, actor_id, title, summary, body, topic, starts_local, ends_local, zone, starts_at, ends_at, manner,
      venue, city, city_key, link, capacity, published_at, created_at, updated_at)
    select gen_random_uuid(), host.id, title, 'We meet and talk.', '<p>We meet and talk.</p>',
      (array['career', 'networking', 'technology', 'data-and-ai', 'design', 'product', 'business', 'marketing', 'leadership',
        'wellbeing'])[1 + n % 10],
      at, at + interval '2 hours', 'Etc/UTC', at at time zone 'UTC', (at + interval '2 hours') at time zone 'UTC', manner,
      case manner when 'online' then '' else 'Harbour ' || n % 90 end, case manner when 'online' then '' else city end,
      case manner when 'online' then null else lower(city) end,
      case manner when 'onsite' then '' else 'https://meet.example/' || n end, nullif(n % 5, 0) * 20, now(), now(), now()
    from (
      select n, 'Made ' || (array['Portfolio', 'Kotlin', 'Salary', 'Hiring', 'Design', 'Remote', 'Career'])[1 + n % 7] || ' '
          || (array['night', 'breakfast', 'workshop', 'talk', 'clinic'])[1 + n / 7 % 5] || ' ' || n as title,
        date_trunc('minute', now() at time zone 'UTC' - interval '730 days' + random() * interval '1095 days') as at,
        (array['onsite', 'online', 'hybrid'])[1 + n % 3] as manner,
        (array['Lisbon', 'Lyon', 'Austin', 'Zurich', 'Oslo', 'Berlin', 'Porto', 'Faro'])[1 + n / 3 % 8] as city
      from generate_series(1, ${events}) as n
    ) as made join host on host.number = 1 + n % (select max(number) from host)`,
  )
  await runStep(
    'Their addresses',
    `insert into event_slug (slug, event_id, present)
    select replace(lower(title), ' ', '-'), id, true from event where title like 'Made %'`,
  )
  await runStep(
    'Courses',
    `insert into course (id, slug, state, title, provider, link, description, categories, level, hours, price, currency, language,
      skills, skill_keys, audience, link_key, created_at, updated_at, search_text)
    select gen_random_uuid(), 'made-' || n, 'public', title, 'Made School ' || n % 90, 'https://course.example/' || n,
      'What number ' || n || ' teaches.', array[(array['design', 'business', 'marketing', 'data-science'])[1 + n % 4]],
      (array['beginner', 'intermediate', 'advanced', null])[1 + n % 4], 1 + n % 60,
      case n % 3 when 0 then 0 when 1 then 20 + n % 300 end, case n % 3 when 1 then 'EUR' end,
      (array['en', 'de', 'fr', 'es', null])[1 + n % 5], array[skill], array[lower(skill)], 'everyone', 'made/' || n,
      now() - n * interval '1 minute', now() - n * interval '1 minute', title || ' ' || skill
    from (
      select n, (array['Kubernetes', 'Python', 'SQL', 'Figma', 'Excel', 'Writing', 'Docker', 'Kotlin'])[1 + n / 5 % 8] as skill,
        (array['Learn', 'Master', 'Begin', 'Practise'])[1 + n % 4] || ' number ' || n as title
      from generate_series(1, ${courses}) as n
    ) as made`,
  )
  await runStep(
    'Layoffs',
    `insert into layoff (id, slug, state, company_name, announced_on, people, share, place, place_key, industry, source, import_key,
      created_at, updated_at)
    select gen_random_uuid(), 'made-' || n, 'public', 'Made ' || (array['Mill', 'Bank', 'Works', 'Labs'])[1 + n % 4] || ' ' || n % 7000,
      current_date - n % 2400, nullif(n % 900, 0), nullif(n % 40, 0), place, lower(place), null, null, 'made/' || n, now(), now()
    from (
      select n, (array['Oslo', 'Lyon', 'Austin', 'Berlin', null])[1 + n % 5] as place from generate_series(1, ${layoffs}) as n
    ) as made`,
  )
  await runStep(
    'Their subjects',
    `insert into discussion_subject (id, kind, author_id, title, path, created_at)
    select id, 'event', actor_id, title, '/events/' || id, created_at from event where title like 'Made %'
    union all select id, 'course', null, title, '/courses/' || slug, created_at from course where provider like 'Made %'
    union all select id, 'layoff', null, company_name, '/layoff-tracker/' || slug, created_at from layoff
      where company_name like 'Made %'`,
  )
  await client.query('drop table host')
}
