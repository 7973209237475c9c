import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { makeGreenhouseBoard, makeGreenhouseJob } from '../sources/greenhouse/greenhouse-job.factory.ts'
import { makeLeverPosting } from '../sources/lever/lever-posting.factory.ts'
import { importJobs } from './import-jobs.command.ts'

const { world } = useWorld()

function write(name: string, content: unknown): Promise<string> {
  const isWritten = typeof content === 'string' || Buffer.isBuffer(content)
  return world.writeFile(name, isWritten ? content : JSON.stringify(content))
}

async function run(...args: string[]) {
  const printedLines: string[] = []
  const errors: string[] = []
  const output = {
    print: (line: string) => void printedLines.push(line),
    printError: (line: string) => void errors.push(line),
  }
  const preparedWork = await importJobs.prepare(args, output)
  const status = typeof preparedWork === 'number' ? preparedWork : await preparedWork(world.ctx)
  return { status, printed: printedLines, errors, opened: typeof preparedWork !== 'number' }
}

test('the import of a board reports each rejected item', async () => {
  const file = await write(
    'board.json',
    makeGreenhouseBoard([makeGreenhouseJob(), makeGreenhouseJob({ id: 2, title: '' })]),
  )
  expect(await run(file, '--source', 'greenhouse')).toMatchObject({
    status: 0,
    errors: [],
    printed: ['2 read: 1 new, 0 changed, 0 unchanged, 0 closed, 1 rejected', '  rejected 2: title: it is empty'],
  })
})

test('a large board reports its progress', async () => {
  const postings = Array.from({ length: 1_100 }, (_, index) =>
    makeLeverPosting({ id: `p${index}`, text: `Pilot ${index}` }),
  )
  const { printed } = await run(await write('large.json', postings), '--source', 'lever', '--company', 'Large')
  expect(printed).toEqual([
    '500 read ...',
    '1000 read ...',
    '1100 read: 1100 new, 0 changed, 0 unchanged, 0 closed, 0 rejected',
  ])
})

test('a company’s second file closes the first file’s jobs only with the option, and the report says so', async () => {
  const company = ['--source', 'lever', '--company', 'Two Files']
  const postings = Array.from({ length: 4 }, (_, index) =>
    makeLeverPosting({ id: `t${index}`, text: `Smith ${index}` }),
  )
  await run(await write('a.json', postings.slice(0, 3)), ...company)
  const second = await write('b.json', postings.slice(3))
  const { printed } = await run(second, ...company)
  expect(printed).toEqual([
    '1 read: 1 new, 0 changed, 0 unchanged, 0 closed, 0 rejected',
    '  3 open jobs of earlier files are not in this one, and stay open. If it is the whole list of its companies, close them with --close-missing.',
  ])
  expect((await run(second, ...company, '--close-missing')).printed).toEqual([
    '1 read: 0 new, 0 changed, 1 unchanged, 3 closed, 0 rejected',
  ])
})

test('the report lists the omitted parts of jobs, and ended jobs', async () => {
  const rows = [
    'key,title,company,valid through,work type',
    'a,Mason,Ypsilon Notes,2020-01-01,Onsite',
    'b,Glazier,Ypsilon Notes,,On the moon',
  ]
  const { printed } = await run(await write('notes.csv', `${rows.join('\n')}\n`), '--source', 'csv')
  expect(printed).toEqual([
    '2 read: 1 new, 0 changed, 0 unchanged, 0 closed, 0 rejected, 1 past their last day',
    '  b: line 3, work type: “On the moon” can’t be read and was left open',
    '  a: left out, its last day for applications has passed',
  ])
})

test('a job in a table stays open until the end of its last day, and is omitted afterwards', async () => {
  world.clock.set('2026-06-15T21:30:00.000Z')
  const rows = [
    'key,title,company,validThrough',
    'today,Mason,Ypsilon Days,2026-06-15',
    'yesterday,Glazier,Ypsilon Days,2026-06-14',
  ]
  const { printed } = await run(await write('days.csv', `${rows.join('\n')}\n`), '--source', 'csv')
  expect(printed).toEqual([
    '2 read: 1 new, 0 changed, 0 unchanged, 0 closed, 0 rejected, 1 past their last day',
    '  yesterday: left out, its last day for applications has passed',
  ])
  const jobs = world.ctx.db
    .selectFrom('job')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .select(['job.closed_at', 'job.valid_through'])
  expect(await jobs.where('company.name', '=', 'Ypsilon Days').execute()).toEqual([
    { closed_at: null, valid_through: new Date('2026-06-15T23:59:59.000Z') },
  ])
})

test('the report on an empty board says how to close its jobs', async () => {
  const { status, printed } = await run(await write('empty.json', []), '--source', 'lever', '--company', 'Large')
  expect(status).toBe(0)
  expect(printed.join(' ')).toContain('--allow-empty')
})

test('the import of a truncated file stores the jobs before the cut, closes none, and exits with status 1', async () => {
  const company = ['--source', 'lever', '--company', 'Broken Off']
  const postings = Array.from({ length: 8 }, (_, index) => makeLeverPosting({ id: `b${index}`, text: `Cook ${index}` }))
  await run(await write('whole.json', postings.slice(4)), ...company)
  const truncatedText = JSON.stringify([...postings.slice(0, 4), makeLeverPosting()]).slice(0, -200)
  const { status, errors } = await run(await write('cut.json', truncatedText), ...company)
  expect(status).toBe(1)
  expect(errors).toEqual([expect.stringContaining('cut off')])
  const jobs = await world.ctx.db
    .selectFrom('job')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .select('job.closed_at')
    .where('company.name', '=', 'Broken Off')
    .execute()
  expect(jobs.map(({ closed_at }) => closed_at)).toEqual(Array(8).fill(null))
})

describe('the command exits with status 1 and prints one line, without opening a database, for', () => {
  test.each([
    ['no file', [], 'Name the file'],
    ['no source', ['x.json'], 'Name the source'],
    ['an unknown source', ['x.json', '--source', 'workday'], 'There is no source "workday"'],
    ['two files', ['x.json', 'y.json', '--source', 'lever'], 'one too many'],
    ['an unknown option', ['x.json', '--sauce', 'lever'], '--sauce'],
    ['a company with too long a name', ['x.json', '--source', 'lever', '--company', 'x'.repeat(121)], 'at most 120'],
    ['a company without a name', ['x.json', '--source', 'lever', '--company', ' '], '--company needs a name'],
  ])('%s', async (_name, args, message) => {
    const { status, errors, opened } = await run(...args)
    expect({ status, opened }).toEqual({ status: 1, opened: false })
    expect(errors).toEqual([expect.stringContaining(message)])
    expect(errors[0]).toContain('Usage: npm run rise -- import-jobs <file, address or board name>')
  })

  test.each([
    ['a missing file', null, 'there is no such file'],
    ['an empty file', '', 'is empty'],
    ['a web page', '<!doctype html><title>Jobs</title>', 'is not JSON'],
    ['a file cut off in its first job', JSON.stringify([makeLeverPosting()]).slice(0, 300), 'was cut off'],
    ['another encoding', Buffer.from(JSON.stringify([makeLeverPosting({ text: 'Müller' })]), 'latin1'), 'is not UTF-8'],
    ['another source', makeGreenhouseBoard([makeGreenhouseJob()]), 'use --source greenhouse'],
    ['an empty object', {}, 'This is not a Lever board'],
    ['nothing but blanks', ' '.repeat(1_000_000), 'is empty'],
  ])('%s', async (_name, content, message) => {
    const file = content === null ? '/nowhere/missing.json' : await write('bad.json', content)
    const { status, errors, opened } = await run(file, '--source', 'lever')
    expect({ status, opened }).toEqual({ status: 1, opened: false })
    expect(errors).toEqual([expect.stringContaining(message)])
    expect(errors[0]).not.toContain('\n')
  })

  test('a source that has no files', async () => {
    expect((await run(await write('bad.xml', '<rss/>'), '--source', 'personio')).errors).toHaveLength(1)
  })

  test('a folder', async () => {
    expect((await run(dirname(await write('in.json', [])), '--source', 'lever')).errors).toEqual([
      expect.stringContaining('it is a folder'),
    ])
  })
})
