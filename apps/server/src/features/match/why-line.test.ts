import { expect, test } from 'vitest'
import { withLanguage } from '../../platform/language/with-language.ts'
import { whyLine } from './why-line.ts'

type Part = Parameters<typeof whyLine>[0]['parts'][number]

const part = (name: Part['part'], points: number, ...have: string[]): Part => ({
  ...{ part: name, points, judged: 10, have },
})
const skills = part('skills', 9, 'TypeScript', 'SQL', 'Writing', 'Go')
const title = part('title', 8, 'Staff engineer')
const place = part('place', 7, 'Porto')

test.for<[Part[], string]>([
  [
    [skills, title, place],
    'You know TypeScript, SQL and Writing, and it’s close to “Staff engineer” and within reach of Porto.',
  ],
  [[part('skills', 1, 'SQL')], 'You know SQL.'],
  [[title, part('pay', 9, 'EUR 60,000 a year')], 'It’s close to “Staff engineer”, and it pays what you want.'],
  [
    [skills, title, part('pay', 9, 'EUR 60,000 a year')],
    'You know TypeScript, SQL and Writing, it’s close to “Staff engineer”, and it pays what you want.',
  ],
  [
    [part('workType', 6, 'Remote'), part('seniority', 5, 'Senior Level')],
    'It’s at your level and remote, as you want.',
  ],
  [[part('title', 2, 'Staff engineer'), part('language', 10, 'English')], 'It’s in your field.'],
  [[], 'It’s in your field.'],
])('the reasons for a match are one sentence: %j', ([parts, sentence]) => {
  expect(whyLine({ parts })).toBe(sentence)
})

test('in another language the reasons are one sentence, too', () => {
  const workType = part('workType', 6, 'Onsite')
  const sentence = withLanguage('de', () => whyLine({ parts: [skills, place, workType] }))
  expect(sentence).toBe(
    'Du kennst dich mit TypeScript, SQL und Writing aus, und der Job ist von Porto aus erreichbar und wie gewünscht vor Ort.',
  )
})
