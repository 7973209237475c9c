import { expect, test } from 'vitest'
import { searchVector } from './search-vector.ts'
import { splitWords } from './split-words.ts'

function read(text: string): string {
  return splitWords(text)
    .map(({ whole, parts }) => (whole === null ? parts.join('+') : `${whole}(${parts.join('+')})`))
    .join(' ')
}

test.each([
  ['Senior Engineer', 'senior engineer'],
  ['Ingénieur d’études', 'ingenieur detudes(d+etudes)'],
  ['GROẞE Straße', 'grosse strasse'],
  ['C++ / C# developer (F#)', 'c++ c# developer f#'],
  ['.NET, ASP.NET and VB.net-Core', '.net asp.net(asp+.net) and vb.netcore(vb+.net+core)'],
  ['Node.js/Vue.js', 'nodejs(node+js) vuejs(vue+js)'],
  ['R&D at AT&T', 'r&d(r+d) at at&t(at+t)'],
  ['full-stack e-commerce', 'fullstack(full+stack) ecommerce(e+commerce)'],
  ['24/7 3.5 years', '24 7 3 5 years'],
  ['Ｆｕｌｌ－ｗｉｄｔｈ', 'fullwidth(full+width)'],
  ['日本語 engineer', '日本+本語+語 engineer'],
  ['데이터 엔지니어', '데이+이터+터 엔지+지니+니어+어'],
  ['ソフトウェアengineer', 'ソフ+フト+トウ+ウェ+ェア+ア engineer'],
  ['Инженер-программист', 'инженерпрограммист(инженер+программист)'],
  ['مهندسٌ', 'مهندس'],
  ['इंजीनियर', 'इंजीनियर'],
  ['a\u0000b', 'a b'],
  ['🚀 !!! --- …', ''],
])('%j has the words %j', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('a vector has the positions of its words, with a gap between texts and plurals as singulars', () => {
  const vector = searchVector([
    { text: 'Nurses, night', weight: 'A' },
    { text: 'Node.js night', weight: 'B' },
  ])
  expect(vector).toBe("'nurse':1A 'night':2A,6B 'nodej':4B 'node':4B 'js':5B")
})

test('a vector stays within the limits of Postgres', () => {
  const vector = searchVector([
    { text: Array.from({ length: 30_000 }, (_, index) => `w${index}`).join(' '), weight: 'D' },
  ])
  expect(vector.split(' ')).toHaveLength(8_000)
  expect(searchVector([{ text: 'a '.repeat(1_000), weight: 'A' }]).split(',')).toHaveLength(255)
})
