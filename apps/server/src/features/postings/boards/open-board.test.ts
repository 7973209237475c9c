import { expect, test } from 'vitest'
import type { ReadItem } from '../posting.ts'
import { makeJobPage, makeJobPosting } from '../sources/json-ld/json-ld-posting.factory.ts'
import { makePersonioFeed, makePersonioPosition } from '../sources/personio/personio-feed.factory.ts'
import { makePlainJob } from '../sources/plain/plain-job.factory.ts'
import type { SourceKind } from '../sources/read-source.ts'
import { makeRecruiteeOffer } from '../sources/recruitee/recruitee-offer.factory.ts'
import { makeWorkableBoard, makeWorkableJob } from '../sources/workable/workable-job.factory.ts'
import { useBoardWorld } from './board-host.fixture.ts'
import { noDetails } from './details.ts'
import { openBoard } from './open-board.ts'

const { world, host } = await useBoardWorld()

async function read(kind: SourceKind, address: string): Promise<ReadItem[]> {
  const result = await openBoard(world.ctx, { kind, address }, { details: noDetails })
  if ('unchanged' in result) throw new Error('nothing was known before')
  const items: ReadItem[] = []
  for await (const item of result.items) items.push(item)
  return items
}

const titles = (items: readonly ReadItem[]) =>
  items.map((item) => ('posting' in item ? item.posting.title.value : item))

function answerText(path: string, contentType: string, body: string): void {
  host.answer(path, (_request, response) => response.writeHead(200, { 'content-type': contentType }).end(body))
}

test('a Workable board is read with its texts in one request', async () => {
  host.answer('/api/v1/widget/accounts/acme', makeWorkableBoard([makeWorkableJob()]) as object)
  expect(titles(await read('workable', 'https://apply.workable.com/acme'))).toEqual(['Harbour Pilot'])
  expect(host.site.requests).toEqual(['/api/v1/widget/accounts/acme?details=true'])
})

test('a Recruitee board is read from the company’s own host', async () => {
  host.answer('/api/offers/', { offers: [makeRecruiteeOffer()] })
  expect(titles(await read('recruitee', 'https://acme.recruitee.com'))).toEqual(['Dock Planner (f/m/d)'])
})

test('a Personio feed is requested in English', async () => {
  answerText('/xml', 'application/xml', makePersonioFeed([makePersonioPosition()]))
  expect(titles(await read('personio', 'https://acme.jobs.personio.de'))).toEqual(['Mooring Lead & Trainer'])
  expect(host.site.requests).toEqual(['/xml?language=en'])
})

test('JSON-LD is read from the page that contains it', async () => {
  answerText('/careers', 'text/html', makeJobPage(makeJobPosting()))
  expect(titles(await read('json-ld', 'https://acme.example/careers'))).toEqual(['Chart Editor'])
})

test('a feed in the plain format is read as JSON or CSV', async () => {
  answerText('/jobs.json', 'application/json', JSON.stringify([makePlainJob()]))
  expect(titles(await read('json', 'https://acme.example/jobs.json'))).toEqual(['Quay Electrician'])
  answerText('/jobs.csv', 'text/csv; charset=iso-8859-1', 'key,title,company\n1,Quay Electrician,Acme')
  expect(titles(await read('csv', 'https://acme.example/jobs.csv'))).toEqual(['Quay Electrician'])
})

test('a copy of a source’s reply on another host is read from there', async () => {
  host.answer('/offers.json', { offers: [makeRecruiteeOffer()] })
  expect(titles(await read('recruitee', 'https://acme.example/offers.json'))).toEqual(['Dock Planner (f/m/d)'])
})
