import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { type SignedInClient, send } from '../session/accounts.factory.ts'
import { everyPrincipal, slugOf } from './companies.factory.ts'

const { world, app } = useWorld()
let people: Awaited<ReturnType<typeof everyPrincipal>>
let slug: string

beforeAll(async () => {
  // Loads the email templates before the first request, because loading takes a while.
  await world.mailbox.all('unknown@example.com')
  people = await everyPrincipal(world, app)
  slug = await slugOf(people.owner)
})

const unknownId = '00000000-0000-7000-8000-000000000000'
const columns = [
  'guest',
  'pending employer',
  'professional',
  'employer of another company',
  'recruiter',
  'editor',
  'owner',
  'admin',
  'suspended owner',
] as const

// The expected status of each reply, written by hand. A permitted request gets neither a 401 nor a 403.
const table = `
GET    desk                            | 401 403 403 403 200 200 200 403 403
GET    desk/preview                    | 401 403 403 403 200 200 200 403 403
GET    jobs                            | 401 403 403 403 200 200 200 403 403
GET    team                            | 401 403 403 403 200 200 200 403 403
GET    proof                           | 401 403 403 403 403 403 200 403 403
PATCH  page {"version":0,"page":{}}    | 401 403 403 403 403 409 409 403 403
POST   news {"text":"Hello"}           | 401 403 403 403 403 200 200 403 403
DELETE news/${unknownId}                  | 401 403 403 403 403 404 404 403 403
POST   site-reading {"website":"x.invalid"} | 401 403 403 403 403 422 422 403 403
POST   gallery {"pictureId":"${unknownId}"} | 401 403 403 403 403 404 404 403 403
PATCH  gallery/${unknownId} {"alt":"Crane"} | 401 403 403 403 403 404 404 403 403
DELETE gallery/${unknownId}               | 401 403 403 403 403 404 404 403 403
PUT    gallery-order {"pictures":["${unknownId}"]} | 401 403 403 403 403 409 409 403 403
PUT    address {"slug":"edit"}         | 401 403 403 403 403 403 409 403 403
POST   team/invitations {"email":"ann@harbour.example","role":"editor"} | 401 403 403 403 403 403 200 403 403
DELETE team/invitations/${unknownId}      | 401 403 403 403 403 403 404 403 403
PATCH  team/${unknownId} {"role":"editor"} | 401 403 403 403 403 403 404 403 403
DELETE team/${unknownId}                  | 401 403 403 403 403 403 404 403 403
POST   proof/mail {"email":"ann@harbour.example"} | 401 403 403 403 403 403 409 403 403
POST   proof/redeem {"token":"0123456789abcdef"} | 401 403 403 403 403 403 410 403 403
POST   proof/file                      | 401 403 403 403 403 403 409 403 403
GET    boards                          | 401 403 403 403 200 200 200 403 403
POST   boards/look {"url":"x.example"} | 401 403 403 403 403 409 409 403 403
POST   boards {"url":"x.example"}      | 401 403 403 403 403 409 409 403 403
DELETE boards/${unknownId}                | 401 403 403 403 403 404 404 403 403
GET    written-jobs/${unknownId}          | 401 403 403 403 404 404 404 403 403
GET    written-jobs/${unknownId}/preview  | 401 403 403 403 404 404 404 403 403
DELETE written-jobs/${unknownId}          | 401 403 403 403 404 404 404 403 403
PUT    written-jobs/${unknownId}/state {"state":"open"} | 401 403 403 403 404 404 404 403 403
POST   written-jobs/${unknownId}/copies {"id":"${unknownId}"} | 401 403 403 403 404 404 404 403 403
PUT    written-job-states {"ids":["${unknownId}"],"state":"closed"} | 401 403 403 403 200 200 200 403 403
POST   job-readings {"url":"http://x.invalid"} | 401 403 403 403 422 422 422 403 403
POST   proof/record                    | 401 403 403 403 403 403 409 403 403
`

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [request = '', cells = ''] = line.split('|').map((part) => part.trim())
    const [method = '', path = '', body] = request.split(/ +(?!.*" )/)
    return { request: `${method} ${path}`, method, path, body, expected: cells.split(' ').map(Number) }
  })

test.for(rows)(
  '$request replies to each kind of caller with the status in the table',
  async ({ method, path, body, expected }) => {
    const statuses: number[] = []
    for (const column of columns) {
      const url = `/api/v1/companies/${slug}/${path}`
      const payload = body === undefined ? undefined : JSON.parse(body)
      const client: SignedInClient | undefined = column === 'guest' ? undefined : people[column]
      const verb = method as 'GET'
      const reply = client ? await client.call(verb, url, payload) : await send(app, verb, url, { body: payload })
      statuses.push(reply.statusCode)
    }
    expect(Object.fromEntries(columns.map((name, index) => [name, statuses[index]]))).toEqual(
      Object.fromEntries(columns.map((name, index) => [name, expected[index]])),
    )
  },
)

test('only admins who handle members see and decide claims; for others the endpoints do not exist', async () => {
  for (const [name, status] of [
    ['owner', 404],
    ['professional', 404],
    ['admin-content', 404],
    ['admin-support', 200],
    ['admin', 200],
  ] as const) {
    expect((await people[name].api('GET /api/v1/admin/company-claims')).status, name).toBe(status)
    const decision = await people[name].api('POST /api/v1/admin/company-claims/{id}/grant', {
      params: { id: '00000000-0000-7000-8000-000000000000' },
    })
    expect([decision.status, decision.error?.code], name).toEqual([
      404,
      status === 200 ? 'claim-not-found' : 'not-found',
    ])
  }
})

test('an unknown company is a 404 for everyone', async () => {
  const reply = await people.owner.api('GET /api/v1/companies/{slug}/desk', { params: { slug: 'nowhere' } })
  expect(reply.error?.code).toBe('company-not-found')
})
