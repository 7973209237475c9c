import { readableFields } from '@rise/contract/postings/kinds'
import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()
let owner: SignedInClient

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
})

describe('a pasted description', () => {
  const read = async (body: object) => {
    const reply = await owner.call('POST', `/api/v1/companies/${await slugOf(owner)}/job-readings`, body)
    return { status: reply.statusCode, result: reply.json().result }
  }

  test('fills in the fields that it states, and quotes its words', async () => {
    const text = `Crane operator in Hamburg, Germany

You move containers on site, full-time, by day and by night. The pay is €42,000 to €48,000 a year.

Send your application to jobs@harbour.example.<script>alert(1)</script>`
    const { status, result } = await read({ text })
    expect(status, JSON.stringify(result)).toBe(200)
    expect(result.fields).toMatchObject({
      title: 'Crane operator in Hamburg, Germany',
      employmentType: 'Full-time',
      payFrom: 42_000,
      payTo: 48_000,
      payCurrency: 'EUR',
      apply: 'jobs@harbour.example',
    })
    expect(result.fields.description).not.toContain('script>')
    const pay = result.guesses.find(({ field }: { field: string }) => field === 'pay')
    expect(pay.quote).toContain('€42,000')
  })

  test.for([
    `Senior Welder (m/f/d)
Hamburg, Germany
Full-time · On-site

About the job
You weld hulls in our yard in Hamburg, on site, from Monday to Thursday.

What you bring
- MIG and TIG welding
- A forklift licence

What we offer
- 30 days of paid holiday
- Health insurance

The salary is €48,000 to €56,000 a year. Apply until 31 December 2026 at https://harbour.example/welder`,
    `Backend Engineer

We're a remote company in Europe. You'll build APIs in TypeScript and PostgreSQL with a team of five.

Requirements: 3+ years of TypeScript, PostgreSQL, Docker. This is a permanent full-time role.
Pay: $110k - $130k per year. Benefits: 401(k), health insurance, remote work.
Send your résumé to jobs@harbour.example`,
    `Teilzeit Buchhalter (w/m/d) in Bremen

Du kümmerst dich in unserem Büro in Bremen um die Buchhaltung mit DATEV und Excel, 20 Stunden in der Woche.

Wir bieten 3.200 € im Monat, 30 Tage Urlaub und eine betriebliche Altersvorsorge.
Bewirb dich bei karriere@harbour.example`,
  ])('leaves at most six fields to fill in, if the description is typical', async (text) => {
    const { result } = await read({ text })
    const guessedFields = result.guesses.map(({ field }: { field: string }) => field)
    const unread = readableFields.filter((field) => !guessedFields.includes(field))
    expect(unread.length, unread.join(', ')).toBeLessThanOrEqual(6)
  })

  test('is refused if it is too short, or if its page can’t be read', async () => {
    expect(Object.keys((await read({ text: 'Too short' })).result.fields)).toEqual(['body.text'])
    const inside = await read({ url: 'http://127.0.0.1:9/job' })
    expect([inside.status, Object.keys(inside.result.fields)]).toEqual([422, ['body.url']])
  })
})
