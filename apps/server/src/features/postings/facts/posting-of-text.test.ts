import { describe, expect, test } from 'vitest'
import { preparePosting } from '../preparing/prepare-posting.ts'
import { postingOfText } from './posting-of-text.ts'

const now = new Date('2026-11-02T10:00:00Z')
const read = (text: string) => preparePosting(postingOfText(text), now)

describe('a pasted description', () => {
  test('yields the facts that it states', () => {
    const { content, places } = read(`Senior Backend Engineer (Berlin)

We are a small team. You work hybrid, full-time, with TypeScript, PostgreSQL and Kubernetes.

• You own the ledger
• You are on call one week in six

Salary: €70,000 – €85,000 a year.
Apply by 31 March 2027: send your CV to jobs@ledger.example.`)
    expect(content).toMatchObject({
      title: 'Senior Backend Engineer (Berlin)',
      department: 'engineering',
      seniority: 'Senior Level',
      workType: 'Hybrid',
      employmentType: 'Full-time',
      pay: { min: 70_000, max: 85_000, currency: 'EUR', period: 'YEAR' },
      applyUrl: 'mailto:jobs@ledger.example',
      validThrough: expect.stringContaining('2027-03-31'),
      language: 'en',
    })
    expect(content.skills).toContain('TypeScript')
    expect(content.description).toContain('<li>You own the ledger</li>')
    expect(places.map(({ name }) => name)).toEqual(['Berlin, Germany'])
  })

  test.for([
    ['About us\n\nPosition: Crane operator\nYou move containers.', 'Crane operator'],
    ['We look for someone who moves containers from ship to shore.\n\nDay and night.', ''],
    ['One line alone', ''],
  ])('gets its title from a line that is clearly a title: %j', ([text, title]) => {
    expect(read(text as string).content.title).toBe(title)
  })

  test.for([
    [
      'Benefits: 401(k), health insurance and home office.',
      ['Remote work', 'Health insurance', 'Pension contribution'],
    ],
    ['Wir bieten\n- 30 Tage Urlaub\n- ein JobRad', ['Paid time off', 'Bike to work']],
    ['You sell health insurance, and coaching is your daily work.', []],
  ])('gets benefits only from a list of them: %j', ([text, benefits]) => {
    const readBenefits = read(`Crane operator\n\n${text as string}`).content.benefits
    expect(readBenefits.toSorted()).toEqual((benefits as string[]).toSorted())
  })

  test.for(['Send your résumé to jobs@harbour.example.', 'Bewirb dich bei jobs@harbour.example!'])(
    'states where to apply: %s',
    (text) => {
      expect(read(`Crane operator\n\n${text}`).content.applyUrl).toBe('mailto:jobs@harbour.example')
    },
  )

  test('leaves facts that it doesn’t state unknown', () => {
    const { content, places } = read('Crane operator\n\nYou move things with a crane, carefully.')
    expect(content).toMatchObject({ pay: null, applyUrl: null, validThrough: null, workType: null, seniority: null })
    expect(places).toEqual([])
  })
})
