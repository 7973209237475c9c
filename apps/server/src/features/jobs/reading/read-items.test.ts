import { expect, test } from 'vitest'
import { readItems } from './read-items.ts'

const list = (...items: readonly string[]) =>
  `<p>Python</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const namesIn = (html: string, skills: readonly string[]) =>
  readItems(html, skills).items.map(({ item, skills: names }) => [item, names])

test('items that name skills of the job, in any spelling, are read, and other items are omitted', () => {
  const html = list('Years of <strong>nodejs</strong> and postgres', 'A calm mind', 'Node.js')
  expect(namesIn(html, ['Node.js', 'PostgreSQL'])).toEqual([
    [0, ['Node.js', 'PostgreSQL']],
    [2, ['Node.js']],
  ])
})

test('items are numbered as in a browser, including those of a list inside an item', () => {
  const html = '<ul><li>Tools<ul><li>Terraform</li><li>Sleep</li></ul></li><li>Terraform again</li></ul>'
  expect(namesIn(html, ['Terraform'])).toEqual([
    [1, ['Terraform']],
    [3, ['Terraform']],
  ])
})

test.each([
  ['Ready to go', 'Go'],
  ['You excel at planning', 'Excel'],
  ['JavaScript', 'Java'],
  ['C++ and C#', 'C'],
])('%j doesn’t name %s', (text, skill) => {
  expect(namesIn(list(text), [skill])).toEqual([])
})

test('one of several skills is enough where the item says so', () => {
  const { items } = readItems(list('Terraform or Kubernetes', 'Terraform and Kubernetes'), ['Terraform', 'Kubernetes'])
  expect(items.map(({ anyOf }) => anyOf)).toEqual([true, false])
})

test('a skill has its own spelling and the spellings of skills that imply it, normalised for comparison', () => {
  const [skill] = readItems(list('Ruby in production'), ['Ruby']).skills
  expect(skill?.name).toBe('Ruby')
  expect(skill?.words).toContain('ruby')
  expect(skill?.words).toContain('rubyonrails')
})

test('at most 100 items of a long or hostile text are read', () => {
  const html = `<ul>${'<li>Python</li>'.repeat(5_000)}</ul><li>`
  expect(readItems(html, ['Python', 'a.*(b', '[']).items).toHaveLength(100)
})

test('a skill with punctuation in its name is read like any other', () => {
  const html = list('Wi-Fi on three sites', 'TCP/IP by heart', 'C++ since 2011')
  expect(namesIn(html, ['Wi-Fi', 'TCP/IP', 'C++'])).toEqual([
    [0, ['Wi-Fi']],
    [1, ['TCP/IP']],
    [2, ['C++']],
  ])
})
