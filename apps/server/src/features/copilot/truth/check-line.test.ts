import { describe, expect, test } from 'vitest'
import { checkLine } from './check-line.ts'
import { checkProse } from './check-prose.ts'

const holds = (line: string, ...facts: string[]) => checkLine(line, facts).holds

describe('a line', () => {
  const fact =
    'Moved the billing system to Postgres, trained five colleagues and cut invoices late by a week from 120 to 9'

  test('can be the fact itself, with other spellings of its skills', () => {
    expect(holds(fact, fact)).toBe(true)
    expect(holds('Moved the billing system to PostgreSQL', fact)).toBe(true)
    expect(holds('I moved our billing system to Postgres', fact)).toBe(true)
  })
  test('can omit later clauses entirely', () => {
    expect(holds('Moved the billing system to Postgres and trained five colleagues', fact)).toBe(true)
    expect(holds('Moved the billing system to Postgres and cut invoices late by a week from 120 to 9', fact)).toBe(true)
  })
  test.each([
    'Led the move of the billing system to Postgres',
    'Moved the billing system to Postgres, trained fifty colleagues',
    'Moved the billing system to MongoDB',
    'Moved the payment system to Postgres',
    'Cut invoices late by a week from 120 to 9',
    'Moved the billing system to Postgres and cut invoices from 120 to 9',
    'Moved the billing system to Postgres in 2021',
    'Moved the billing system to Postgres at Google',
    'Moved colleagues to Postgres',
  ])('is refused if it adds to the fact: %s', (line) => expect(holds(line, fact)).toBe(false))

  test('must keep the words that limit the claim', () => {
    expect(holds('Designed the new tower', 'Helped to design the new tower, with two others')).toBe(false)
    expect(holds('Grew sales by 20%', 'Grew sales by 20%, a target that we never met')).toBe(false)
    expect(holds('Managed a budget', 'Did not manage a budget')).toBe(false)
  })
  test('must keep what the fact says about others involved', () => {
    expect(holds('Built the ticket printer', 'Built, with two others, the ticket printer')).toBe(false)
    expect(holds('Built the ticket printer', 'Built the ticket printer, alongside a contractor')).toBe(false)
    expect(holds('Grew sales by 20%', 'We grew sales by 20%')).toBe(false)
    expect(holds('I grew sales by 20%', 'We grew sales by 20%')).toBe(false)
    expect(holds('Sold cars', 'Sold cars, mostly used')).toBe(false)
  })
  test('can’t claim another person’s work', () => {
    expect(holds('Led the migration', 'Worked with the team that led the migration')).toBe(false)
  })
  test('is refused without a fact or with look-alike letters, while invisible characters are ignored', () => {
    expect(holds('Built bridges')).toBe(false)
    expect(holds('', 'Built bridges')).toBe(false)
    expect(holds('Built bri\u200bdges', 'Built bridges')).toBe(true)
    expect(holds('Built bridges l\u0435d teams', 'Built bridges')).toBe(false)
  })
})

describe('a model’s prose', () => {
  const facts = 'Harbour Works looks for a Backend Engineer. You have Node.js. Missing: Rust.'

  test('can reword the facts', () => {
    expect(checkProse('Your Node.js fits what Harbour Works asks for, and Rust is still missing.', facts)).toBe(true)
  })
  test.each([
    'You have 7 years of Node.js.',
    'You led the backend at Harbour Works.',
    'You know Kubernetes and Node.js.',
    'Write to jobs@harbour.example about it.',
    'See https://harbour.example now.',
    'Ask Boris at Harbour Works.',
    'You are certified in Node.js.',
  ])('is refused if it adds anything: %s', (text) => expect(checkProse(text, facts)).toBe(false))
})
