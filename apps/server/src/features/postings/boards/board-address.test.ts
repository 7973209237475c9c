import { expect, test } from 'vitest'
import { boardOfAddress, boardOfName, boardsIn, nameOfBoard } from './board-address.ts'

const greenhouse = { kind: 'greenhouse', address: 'https://job-boards.greenhouse.io/acme' }
const lever = { kind: 'lever', address: 'https://jobs.lever.co/acme' }
const leverEu = { kind: 'lever', address: 'https://jobs.eu.lever.co/acme' }
const ashby = { kind: 'ashby', address: 'https://jobs.ashbyhq.com/acme' }
const workable = { kind: 'workable', address: 'https://apply.workable.com/acme' }
const recruitee = { kind: 'recruitee', address: 'https://acme.recruitee.com' }
const smartrecruiters = { kind: 'smartrecruiters', address: 'https://careers.smartrecruiters.com/Acme' }
const personio = { kind: 'personio', address: 'https://acme.jobs.personio.de' }

test.for([
  ['https://boards.greenhouse.io/acme', greenhouse],
  ['http://boards.greenhouse.io/acme/', greenhouse],
  ['https://boards.greenhouse.io/acme/jobs/4000001?gh_src=x', greenhouse],
  ['https://job-boards.greenhouse.io/acme?page=2', greenhouse],
  ['https://job-boards.eu.greenhouse.io/acme/jobs/1', greenhouse],
  ['https://boards.greenhouse.io/embed/job_board?for=acme', greenhouse],
  ['https://boards.greenhouse.io/embed/job_board/js?for=acme', greenhouse],
  ['https://boards.greenhouse.io/embed/job_app?token=12&for=acme&b=c', greenhouse],
  ['https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true', greenhouse],
  ['https://api.greenhouse.io/v1/boards/acme/embed/jobs', greenhouse],
  ['HTTPS://Boards.Greenhouse.IO/acme', greenhouse],
  ['https://jobs.lever.co/acme', lever],
  ['https://jobs.lever.co/acme/0a1b2c3d/apply', lever],
  ['https://api.lever.co/v0/postings/acme?mode=json', lever],
  ['https://jobs.eu.lever.co/acme', leverEu],
  ['https://api.eu.lever.co/v0/postings/acme', leverEu],
  ['https://jobs.ashbyhq.com/acme/0a1b', ashby],
  ['https://jobs.ashbyhq.com/acme/embed?version=2', ashby],
  ['https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true', ashby],
  ['https://jobs.ashbyhq.com/Acme%20Labs', { kind: 'ashby', address: 'https://jobs.ashbyhq.com/Acme%20Labs' }],
  ['https://apply.workable.com/acme/', workable],
  ['https://apply.workable.com/acme/j/DD136DD7E7', workable],
  ['https://apply.workable.com/api/v1/widget/accounts/acme?details=true', workable],
  ['https://apply.workable.com/api/v3/accounts/acme/jobs', workable],
  ['https://www.workable.com/api/accounts/acme?details=true', workable],
  ['https://acme.recruitee.com/o/analyst', recruitee],
  ['https://acme.recruitee.com/api/offers/', recruitee],
  ['https://careers.smartrecruiters.com/Acme', smartrecruiters],
  ['https://jobs.smartrecruiters.com/Acme/743999-analyst', smartrecruiters],
  ['https://api.smartrecruiters.com/v1/companies/Acme/postings', smartrecruiters],
  ['https://acme.jobs.personio.de/job/12?language=en', personio],
  ['https://acme.jobs.personio.com/xml', { kind: 'personio', address: 'https://acme.jobs.personio.com' }],
] as const)('%s is the address of a board', ([url, board]) => {
  expect(boardOfAddress(url)).toEqual(board)
})

test.for([
  'https://acme.example/careers',
  'https://greenhouse.io/acme',
  'https://www.greenhouse.io/',
  'https://boards.greenhouse.io/',
  'https://boards.greenhouse.io/embed/job_board',
  'https://boards.greenhouse.io.evil.example/acme',
  'https://evil.example/https://boards.greenhouse.io/acme',
  'https://jobs.lever.co',
  'https://apply.workable.com/j/DD136DD7E7',
  'https://www.recruitee.com/pricing',
  'https://recruitee.com',
  'https://acme.personio.de',
  'boards.greenhouse.io/acme',
  '',
])('"%s" is not the address of a board', (url) => {
  expect(boardOfAddress(url)).toBeNull()
})

test('a board named by its kind and name has the address of its source', () => {
  expect(boardOfName('greenhouse', 'acme')).toEqual(greenhouse)
  expect(boardOfName('lever', 'acme')).toEqual(lever)
  expect(boardOfName('recruitee', 'acme')).toEqual(recruitee)
  expect(boardOfName('personio', 'acme')).toEqual(personio)
  expect(boardOfName('smartrecruiters', 'Acme')).toEqual(smartrecruiters)
})

test('text that can’t be part of an address is not a board’s name', () => {
  for (const name of ['', ' ', '/', '?', '#x', '@evil.example/', 'a b', 'a/b', 'a?b', '..'])
    expect(boardOfName('greenhouse', name)).toBeNull()
  for (const name of ['evil.example/', 'a.b', 'evil.example#']) expect(boardOfName('recruitee', name)).toBeNull()
})

test('a board has the name that its source uses', () => {
  const boards = [greenhouse, leverEu, recruitee, personio, smartrecruiters]
  expect(boards.map((board) => nameOfBoard({ ...board, kind: 'json' }))).toEqual([
    'acme',
    'acme',
    'acme',
    'acme',
    'Acme',
  ])
})

test('a careers page’s board is found in a link, a script, a frame or a call, and counts once', () => {
  expect(
    boardsIn('<a href="https://jobs.lever.co/acme">Jobs</a> <a href="https://jobs.lever.co/acme/1">One</a>'),
  ).toEqual([lever])
  expect(boardsIn('<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>')).toEqual([
    greenhouse,
  ])
  expect(boardsIn('<iframe src="https://boards.greenhouse.io/embed/job_board?b=1&amp;for=acme"></iframe>')).toEqual([
    greenhouse,
  ])
  expect(
    boardsIn(String.raw`<script>fetch("https:\/\/api.ashbyhq.com\/posting-api\/job-board\/acme")</script>`),
  ).toEqual([ashby])
  expect(boardsIn('<script src="//boards.greenhouse.io/embed/job_board/js?for=acme"></script>')).toEqual([greenhouse])
  expect(boardsIn('<a href="https://www.greenhouse.io/">Powered by</a>')).toEqual([])
})

test('all boards of a page are found', () => {
  const html = '<a href="https://jobs.lever.co/acme">US</a><a href="https://jobs.eu.lever.co/acme">EU</a>'
  expect(boardsIn(html)).toEqual([lever, leverEu])
})
