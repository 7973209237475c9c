import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import type { Posting } from '../postings/index.ts'
import { storeBoard } from '../postings/index.ts'
import { makePosting, sourcedValue } from '../postings/posting.factory.ts'
import { findJob } from './find-job.ts'
import { listJobs } from './list-jobs.ts'

const DAY_MS = 86_400_000

const { world } = useWorld()

function store(companyName: string, postings: readonly Posting[], allowEmpty = false) {
  return storeBoard(
    world.ctx,
    { kind: 'lever', companyName, allowEmpty },
    postings.map((posting) => ({ posting })),
  )
}

async function slugOf(company: string): Promise<string> {
  const { items } = await listJobs(world.ctx, { list: ['all'], company, page: 1 })
  return items[0]?.slug ?? ''
}

test('a job shows the posting’s facts and their sources', async () => {
  const posting = makePosting({
    title: sourcedValue('Cook'),
    description: sourcedValue('<p>Cook.</p><script>steal()</script>'),
    employmentType: { value: 'Full-time', path: 'categories.commitment', rule: 'catalog-term', quote: 'Permanent' },
    applyUrl: sourcedValue('https://jobs.example/apply'),
  })
  await store('Kitchen Table', [posting])
  const { job } = await findJob(world.ctx, await slugOf('kitchen-table'))
  expect(job).toMatchObject({
    title: 'Cook',
    description: '<p>Cook.</p>',
    employmentType: 'Full-time',
    workType: 'Unknown',
    pay: null,
    places: [],
    seniority: null,
    company: { companyName: 'Kitchen Table', openJobs: 1, teamSize: 'No info' },
    sources: [{ name: 'Lever', url: posting.url, applyUrl: 'https://jobs.example/apply', places: [] }],
    applyUrl: 'https://jobs.example/apply',
    dateClosed: null,
    gone: false,
  })
  const why = job.provenance.find(({ path }) => path === 'categories.commitment')
  expect(why).toMatchObject({ value: 'Full-time', quote: 'Permanent', rule: 'catalog-term' })
  expect(why?.explanation).toMatch(/usual term/)
})

test('a job lists the phrases in its text that are typical of fake jobs', async () => {
  const description = '<p>Keep books.</p><ul><li>You pay a training fee of €30 first</li></ul><p>Ask a@gmail.com</p>'
  await store('Ledger Mill', [makePosting({ description: sourcedValue(description) })])
  const { job } = await findJob(world.ctx, await slugOf('ledger-mill'))
  expect(job.fakeJobSigns).toEqual([
    { kind: 'payment', words: 'You pay a training fee of €30 first' },
    { kind: 'other-mail', words: 'a@gmail.com' },
  ])
})

test.for([
  ['the site of its page', 'https://www.quay.example/jobs/7', null, 'quay.example'],
  ['the site for applications', null, 'https://apply.quay.example/7', 'apply.quay.example'],
  ['the file, if it has no links', null, null, 'Imported file'],
] as const)('the source of a job imported from a file is %s', async ([_, url, applyUrl, name]) => {
  const posting = makePosting({ url, applyUrl: applyUrl && sourcedValue(applyUrl) })
  await storeBoard(world.ctx, { kind: 'json', companyName: `Quay ${name}` }, [{ posting }])
  const { items } = await listJobs(world.ctx, { list: ['all'], page: 1 })
  const slug = items.find(({ company }) => company.companyName === `Quay ${name}`)?.slug ?? ''
  expect((await findJob(world.ctx, slug)).job.sources).toMatchObject([{ name, url }])
})

test('a job whose board hasn’t been readable for a week shows a warning with the day of the last reading', async () => {
  const { db, clock } = world.ctx
  const id = world.ctx.newId()
  const now = clock.now()
  await db
    .insertInto('job_board')
    .values({ id, kind: 'lever', address: id, created_at: now, next_read_at: now, last_success_at: now })
    .execute()
  const posting = makePosting({ companyName: sourcedValue('Silent Works') })
  await storeBoard(world.ctx, { kind: 'lever', companyName: 'Silent Works', boardId: id }, [{ posting }])
  const slug = await slugOf('silent-works')
  const signs = async () => (await findJob(world.ctx, slug)).job.signs.filter(({ kind }) => kind === 'board-unread')
  const change = (set: object) => db.updateTable('job_board').set(set).where('id', '=', id).execute()
  await change({ consecutive_failures: 3, last_success_at: new Date(now.getTime() - 6 * DAY_MS) })
  expect(await signs()).toEqual([])
  const since = new Date(now.getTime() - 8 * DAY_MS)
  await change({ last_success_at: since })
  expect(await signs()).toEqual([{ kind: 'board-unread', since: since.toISOString() }])
  await change({ consecutive_failures: 0, enabled: false })
  expect(await signs()).toHaveLength(1)
  await change({ enabled: true })
  expect(await signs()).toEqual([])
})

test('similar jobs are open jobs of the same department, the same company’s first, never the job itself', async () => {
  const legal = { department: sourcedValue('legal') }
  await store('First Firm', [
    makePosting({ ...legal, title: sourcedValue('Solicitor') }),
    makePosting({ ...legal, title: sourcedValue('Paralegal') }),
  ])
  await store('Second Firm', [makePosting({ ...legal, title: sourcedValue('Barrister') })])
  const slug = await slugOf('first-firm')
  const { job, similar } = await findJob(world.ctx, slug)
  const otherTitles = ['Solicitor', 'Paralegal'].filter((title) => title !== job.title)
  expect(similar.map(({ title }) => title)).toEqual([...otherTitles, 'Barrister'])
})

test('similar jobs of the same company come first, however many other jobs are newer', async () => {
  const fish = { department: sourcedValue('science') }
  const olderPosting = { ...fish, datePosted: sourcedValue(new Date('2026-01-01T08:00:00Z')) }
  await store('Old Aquarium', [
    makePosting({ ...olderPosting, title: sourcedValue('Ichthyologist') }),
    makePosting({ ...olderPosting, title: sourcedValue('Diver') }),
  ])
  await store(
    'New Aquarium',
    Array.from({ length: 10 }, (_, index) => makePosting({ ...fish, title: sourcedValue(`Keeper of tank ${index}`) })),
  )
  const { job, similar } = await findJob(world.ctx, await slugOf('old-aquarium'))
  expect(similar).toHaveLength(6)
  expect(similar[0]?.title).toBe(job.title === 'Diver' ? 'Ichthyologist' : 'Diver')
})

test('similar jobs of other companies are those whose titles share the most words, however many are newer', async () => {
  const art = { department: sourcedValue('design') }
  const oldPosting = { ...art, datePosted: sourcedValue(new Date('2026-01-02T08:00:00Z')) }
  await store('Blue Gallery', [makePosting({ ...oldPosting, title: sourcedValue('Senior Lithographer') })])
  await store('Green Gallery', [
    makePosting({ ...oldPosting, title: sourcedValue('Lithographer') }),
    ...Array.from({ length: 8 }, (_, index) => makePosting({ ...art, title: sourcedValue(`Framer ${index}`) })),
  ])
  const { similar } = await findJob(world.ctx, await slugOf('blue-gallery'))
  expect(similar[0]?.title).toBe('Lithographer')
})

test('a few other jobs of the company, in any department, come before other companies’ jobs', async () => {
  await store('Round House', [
    makePosting({ department: sourcedValue('it'), title: sourcedValue('Guard of the yard') }),
    makePosting({ department: sourcedValue('legal'), title: sourcedValue('Notary') }),
  ])
  const { job, similar } = await findJob(world.ctx, await slugOf('round-house'))
  expect(similar[0]?.title).toBe(job.title === 'Notary' ? 'Guard of the yard' : 'Notary')
})

test('a closed job stays readable for 90 days, then it is gone', async () => {
  await store('Closing Down', [makePosting()])
  const slug = await slugOf('closing-down')
  await store('Closing Down', [], true)
  expect((await findJob(world.ctx, slug)).job).toMatchObject({
    dateClosed: world.clock.now().toISOString(),
    gone: false,
  })
  world.clock.advance(90 * DAY_MS - 1)
  expect((await findJob(world.ctx, slug)).job.gone).toBe(false)
  world.clock.advance(1)
  expect((await findJob(world.ctx, slug)).job.gone).toBe(true)
})

test('an unknown address is refused', async () => {
  await expect(findJob(world.ctx, 'no-such-job')).rejects.toMatchObject({
    status: 404,
    declaration: { code: 'job-not-found' },
  })
})
