import { expect, test } from 'vitest'
import { useBoardWorld } from './board-host.fixture.ts'
import { identifyBoard } from './identify-board.ts'

const { world, host } = await useBoardWorld()

/** Sets what the company's own site returns at `/careers`. */
function careers(body: string, contentType = 'text/html; charset=utf-8'): void {
  host.answer('/careers', (_request, response) => response.writeHead(200, { 'content-type': contentType }).end(body))
}

const url = 'https://acme.example/careers'
const identify = (...args: [string, Parameters<typeof identifyBoard>[2]?]) => identifyBoard(world.ctx, ...args)

test('an address of a known source is recognised without a request', async () => {
  expect(await identify('https://jobs.lever.co/acme/0a1b')).toEqual({
    kind: 'lever',
    address: 'https://jobs.lever.co/acme',
  })
  expect(host.site.requests).toEqual([])
})

test('a careers page identifies the board that it embeds or links', async () => {
  careers('<h1>Work with us</h1><script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>')
  expect(await identify(url)).toEqual({ kind: 'greenhouse', address: 'https://job-boards.greenhouse.io/acme' })
  careers('<a href="https://jobs.ashbyhq.com/acme">See our openings</a>')
  expect(await identify(`${url}#openings`)).toEqual({ kind: 'ashby', address: 'https://jobs.ashbyhq.com/acme' })
})

test('a page with several boards requires a choice; the kind may be enough to choose', async () => {
  careers('<a href="https://jobs.lever.co/acme">Sea</a><a href="https://jobs.ashbyhq.com/acme">Land</a>')
  await expect(identify(url)).rejects.toThrow(
    'shows 2 boards: https://jobs.lever.co/acme, https://jobs.ashbyhq.com/acme',
  )
  expect(await identify(url, 'ashby')).toEqual({ kind: 'ashby', address: 'https://jobs.ashbyhq.com/acme' })
})

test.for([
  [
    'a page with the markup',
    '<script type="application/ld+json">{"@type":"JobPosting"}</script>',
    'text/html',
    'json-ld',
  ],
  ['markup alone', '{"@context":"https://schema.org","@type":"JobPosting"}', 'application/ld+json', 'json-ld'],
  ['a list', ' [{"title":"Analyst"}]', 'application/json', 'json'],
  ['a table', 'title,company\nAnalyst,Acme', 'text/csv', 'csv'],
  ['a Personio feed', '<?xml version="1.0"?>\n<workzag-jobs></workzag-jobs>', 'application/xml', 'personio'],
] as const)('the kind of %s is recognised by its content', async ([_name, body, contentType, kind]) => {
  careers(body, contentType)
  expect(await identify(url)).toEqual({ kind, address: url })
})

test('a copy of a source’s reply on another host is read if the operator names its kind', async () => {
  careers('{"jobs":[]}', 'application/json')
  expect(await identify(url, 'greenhouse')).toEqual({ kind: 'greenhouse', address: url })
  careers('<!doctype html><title>Acme</title>')
  await expect(identify(url, 'greenhouse')).rejects.toThrow('has no greenhouse board')
})

test('a page without jobs, another source’s board and a bad address are refused with advice', async () => {
  careers('<!doctype html><title>About us</title>')
  await expect(identify(url)).rejects.toThrow('shows no job board that is known')
  await expect(identify('https://jobs.lever.co/acme', 'ashby')).rejects.toThrow('is a board of lever')
  await expect(identify('https://')).rejects.toThrow('is not a web address')
  await expect(identify('https://10.0.0.1/careers')).rejects.toMatchObject({ code: 'refused-address' })
})
