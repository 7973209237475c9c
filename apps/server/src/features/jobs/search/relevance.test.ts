import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { listJobs } from '../list-jobs.ts'
import { addCompanies, addJobs } from './searched-jobs.factory.ts'

const { world } = useWorld()

// Later jobs are newer, so that none ranks first only because of its date.
const jobs = [
  { title: 'Data Engineer', company: 'quayside', skills: ['Kafka', 'Airflow', 'Snowflake', 'Terraform', 'Linux'] },
  { title: 'Senior Data Engineer', company: 'quayside', skills: ['Spark', 'Scala'] },
  { title: 'Data Centre Engineer', company: 'quayside' },
  { title: 'Engineer', company: 'quayside', skills: ['Data'] },
  { title: 'Engineer', company: 'data' },
  { title: '–', company: 'quayside', skills: ['Data', 'Engineer'] },
]

beforeAll(async () => {
  const companies = await addCompanies(world.ctx, ['Quayside', 'Data'])
  const day = (index: number) => new Date(world.ctx.clock.now().getTime() - (jobs.length - index) * 86_400_000)
  await addJobs(
    world.ctx,
    jobs.map((job, index) => ({ ...job, posted_at: day(index) })),
    companies,
  )
})

async function rankedTitles(keyword: string): Promise<string[]> {
  const { items } = await listJobs(world.ctx, { list: ['all'], keyword, page: 1 })
  return items.map(({ title, company, skills }) => [title, company.companyName, skills.length].join(', '))
}

test('a job titled as typed comes first, however many skills other jobs list and however new they are', async () => {
  expect(await rankedTitles('data engineer')).toEqual([
    'Data Engineer, Quayside, 5',
    'Senior Data Engineer, Quayside, 2',
    'Data Centre Engineer, Quayside, 0',
    'Engineer, Quayside, 1',
    'Engineer, Data, 0',
    '–, Quayside, 2',
  ])
})
