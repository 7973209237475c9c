import { expect, test } from 'vitest'
import { sanitiseDescription } from '../text/sanitise-description.ts'
import { demoPostings } from './demo-postings.ts'

const postings = [...demoPostings(undefined, new Date('2026-06-15T09:00:00.000Z'))].map(({ posting }) => posting)
const adverts = postings.map(({ key, department, companyName, description }) => ({
  key,
  department: department?.value ?? '',
  company: companyName?.value ?? '',
  html: description.value,
  text: textOf(description.value),
}))

/** Returns the words, with a bar between blocks. */
function textOf(html: string): string {
  const words = html.replaceAll(/<\/(?:p|li|h3)>/g, ' | ').replaceAll(/<[^>]*>/g, ' ')
  return words.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim()
}

/** Returns the parts of adverts that match the pattern, each with its advert's key, so that a failure is readable. */
function findInAdverts(pattern: RegExp, allowed = /$^/): string[] {
  return adverts.flatMap(({ key, text }) =>
    [...text.matchAll(pattern)].filter(([words]) => !allowed.test(words)).map(([words]) => `${key}: ${words}`),
  )
}

test('every advert has between 200 and 550 words, and most have 250 to 450', () => {
  const lengths = adverts.map(({ text }) => text.match(/[\p{L}\d]\S*/gu)?.length ?? 0)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(200)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(550)
  expect(lengths.filter((words) => words >= 250 && words <= 450).length / lengths.length).toBeGreaterThan(0.85)
})

test('every placeholder of an advert is filled', () => {
  expect(findInAdverts(/.{0,20}(?:[{}]|undefined|\bnull\b|\bNaN\b|lorem).{0,20}/gi)).toEqual([])
  expect(adverts.filter(({ html }) => / {2}|<p><\/p>|<li><\/li>| [.,;:]|\.\.|,,/.test(html))).toEqual([])
})

test('each article fits the word that follows', () => {
  const soundsLikeConsonant = /^a (?:one|uni|use|eu|ux|ui)/i
  expect(findInAdverts(/\ba [aeiou]\w*/gi, soundsLikeConsonant)).toEqual([])
  expect(findInAdverts(/\ban [^aeiou\s]\w*/gi, /^an (?:hour|honest|[FHLMNRSX][A-Z]|8)/i)).toEqual([])
})

test('no word occurs twice in a row, and no bullet twice in one advert', () => {
  expect(findInAdverts(/\b(\p{L}+) \1\b/giu)).toEqual([])
  const repeatingAdverts = adverts.filter(({ html }) => {
    const bullets = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, words]) => words)
    return new Set(bullets).size < bullets.length
  })
  expect(repeatingAdverts.map(({ key }) => key)).toEqual([])
})

test('every paragraph, bullet and heading begins with a capital or a number', () => {
  const starts = adverts.flatMap(({ key, html }) =>
    [...html.matchAll(/<(?:p|li|h3)>(.{0,30})/g)].map(([, words]) => `${key}: ${words}`),
  )
  expect(starts.filter((words) => !/: [\p{Lu}\d]/u.test(words))).toEqual([])
})

test('the sanitiser leaves the markup unchanged', () => {
  const withoutSpaces = (html: string) => html.replaceAll(/\s+/g, '')
  const changedAdverts = adverts.filter(({ html }) => withoutSpaces(sanitiseDescription(html)) !== withoutSpaces(html))
  expect(changedAdverts.map(({ key }) => key)).toEqual([])
})

test('no two adverts are equal, and adverts of different companies in one department share few phrases', () => {
  expect(new Set(adverts.map(({ html }) => html)).size).toBe(adverts.length)
  for (const department of new Set(adverts.map((advert) => advert.department))) {
    const some = adverts.filter((advert) => advert.department === department).filter((_advert, at) => at % 3 === 0)
    const phrases = some.map(({ company, text }) => ({ company, shingles: shinglesOf(text) }))
    const overlaps = phrases.flatMap((one, index) =>
      phrases
        .slice(index + 1)
        .filter((other) => other.company !== one.company)
        .map((other) => overlap(one.shingles, other.shingles)),
    )
    const average = overlaps.reduce((sum, value) => sum + value, 0) / Math.max(1, overlaps.length)
    expect(average, department).toBeLessThan(0.15)
    expect(Math.max(0, ...overlaps), department).toBeLessThan(0.5)
  }
})

/** Returns all sequences of four words. */
function shinglesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().split(/[^\p{L}\d]+/u)
  return new Set(words.slice(3).map((_word, at) => words.slice(at, at + 4).join(' ')))
}

/** Returns the share of the smaller set that is also in the other. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((shingle) => other.has(shingle)).length / Math.min(one.size, other.size)
}
