import { describe, expect, test } from 'vitest'
import { boundLines } from './bound-lines.ts'
import { joinDivided } from './join-divided.ts'
import { findColumns, type Segment } from './pdf-columns.ts'
import { isMarkdown, linesOfMarkdown } from './read-markdown-lines.ts'
import { linesOfText } from './read-text-lines.ts'
import { resumeLine } from './resume-line.ts'
import { isRunningLine } from './running-lines.ts'
import { withMaksuraLast } from './visual-order.ts'

describe('a line', () => {
  test('loses icon-font letters, drawn skill levels and invisible characters, but no words', () => {
    expect(resumeLine('\u{F0E0} ada@mail.example')?.text).toBe('ada@mail.example')
    expect(resumeLine('Spanish: ●●●○○')?.text).toBe('Spanish:')
    expect(resumeLine('so\u{AD}ft ﬁle\u{200B}')?.text).toBe('soft file')
    expect(resumeLine('a\u{2011}b')?.text).toBe('a-b')
  })

  test('is a list item if it begins with a word processor’s bullet', () => {
    for (const sign of ['•', '▪', '-', '–', '➢', '\u{F0B7}', '*'])
      expect(resumeLine(`${sign} Wrote tests`)).toMatchObject({ text: 'Wrote tests', isBullet: true })
  })

  test('has Arabic presentation forms replaced by ordinary letters', () => {
    expect(resumeLine('ﻣﻬﻨﺪﺳﺔ')?.text).toBe('مهندسة')
  })
})

describe('plain text', () => {
  test('has a gap where it has three spaces, and space above a line that follows an empty line', () => {
    expect(linesOfText('Acme   2019\n\nBerlin').lines).toEqual([
      { text: 'Acme\t2019', isApart: false },
      { text: 'Berlin', isApart: true },
    ])
  })

  test('is not read beyond the limit, but its lines are counted', () => {
    expect(linesOfText('a\n\nb\nc\n \nd', 2)).toMatchObject({ lines: [{ text: 'a' }, { text: 'b' }], beyond: 2 })
  })
})

describe('Markdown', () => {
  test('is recognised by its headings, unlike plain text with a number sign', () => {
    expect(isMarkdown('# Ada\n')).toBe(true)
    expect(isMarkdown('C# and F#\n#1 seller')).toBe(false)
  })

  test('loses its markup and keeps words and addresses', () => {
    const text =
      '# Ada Moore\n\n### Engineer, **Acme** — *Berlin*\n* Built `things`\n[Code](https://code.example/ada)\n---\n| Go | SQL |'
    expect(linesOfMarkdown(text).map((line) => line.text)).toEqual([
      'Ada Moore',
      'Engineer, Acme — Berlin',
      'Built things',
      'Code\thttps://code.example/ada',
      'Go\tSQL',
    ])
  })
})

describe('the limits of a document', () => {
  const document = Array.from({ length: 10 }, (_, index) => ({ text: `line ${index}` }))

  test('keep the first lines and count the others', () => {
    const { texts, over } = boundLines(document, { lines: 4, bytes: 10_000 })
    expect(texts).toEqual(['line 0', 'line 1', 'line 2', 'line 3'])
    expect(over).toEqual({ count: 6, begins: 'line 4' })
  })

  test('cut a single line that exceeds them', () => {
    const { texts, over } = boundLines([{ text: 'word '.repeat(10_000).trim() }], { lines: 10, bytes: 5_000 })
    expect(texts[0]?.length).toBeLessThan(5_000)
    expect(over?.count).toBe(1)
  })

  test('split a long line between words, and its parts share its number', () => {
    const { lines } = boundLines([{ text: 'word '.repeat(300).trim() }])
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.every(({ at }) => at === 0)).toBe(true)
  })
})

describe('text divided by a narrow column', () => {
  const joinTexts = (...texts: string[]) => joinDivided(texts.map((text) => ({ text }))).map(({ text }) => text)

  test('is joined to one period, with the words next to it', () => {
    expect(joinTexts('Ege\tEylül 2010 – Haziran', 'Üniversitesi 2015')).toEqual([
      'Ege Üniversitesi\tEylül 2010 – Haziran 2015',
    ])
    expect(joinTexts('University of\tMay 2012 –', 'Leeds\tJuly 2015')).toEqual([
      'University of Leeds\tMay 2012 – July 2015',
    ])
    expect(joinTexts('May 2019 –', 'Present')).toEqual(['May 2019 – Present'])
  })

  test('is joined to one word', () => {
    expect(joinTexts('Bachelor in Graphic De-', 'sign')).toEqual(['Bachelor in Graphic Design'])
  })

  test('stays divided between two periods', () => {
    expect(joinTexts('Acme\t2012 – 2015', 'Berg\t2016 – 2018')).toHaveLength(2)
  })
})

test.each([
  ['February 3, 2026\tMara Quill · Résumé\t1', true],
  ['Page 2 of 3', true],
  ['Mara Quill – Page 2', true],
  ['2', true],
  ['Mara Quill', false],
  ['Northbridge Clinic\tSeptember 2015 – March 2019', false],
  ['Résumé writer', false],
])('whether %j is a page’s title or number: %s', (text, isRunning) => {
  expect(isRunningLine(text, 'Mara Quill')).toBe(isRunning)
})

test.each([
  ['ليىل الحداد', 'ليلى الحداد'],
  ['أشرفت عىل فريق إىل النهاية', 'أشرفت على فريق إلى النهاية'],
  ['مدى الحياة', 'مدى الحياة'],
  ['ىل ئۇيغۇر تىلى سەنئەت', 'ىل ئۇيغۇر تىلى سەنئەت'],
])('a misplaced alef maksura in %j is corrected, except in languages that write it within words', (text, expected) => {
  expect(withMaksuraLast(text)).toBe(expected)
})

test('a column stays a column if one of its lines is too wide', () => {
  const word = (text: string, left: number, width: number, top: number): Segment => ({
    ...{ text, left, right: left + width, top, size: 10 },
  })
  const rowOf = (...words: Segment[]) => ({ top: words[0]?.top ?? 0, words, segments: words })
  const lines = ['Built reports', 'Halved the time', 'Asked before counting', 'Wrote it down']
  const rows = [
    rowOf(word('Education', 40, 60, 10), word('Experience', 212, 60, 10)),
    rowOf(word('University of the Farthest Northern Coast', 40, 201, 22), word('Harbour Works', 212, 90, 22)),
    ...lines.map((text, at) => rowOf(word(`Module ${at}`, 40, 80, 34 + 12 * at), word(text, 212, 120, 34 + 12 * at))),
  ]
  expect(findColumns(rows, 595)).toMatchObject({ gutter: 209, from: 10 })
})
