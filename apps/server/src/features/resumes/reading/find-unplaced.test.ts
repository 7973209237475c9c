import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOfText } from './lines/read-text-lines.ts'
import { readLines } from './read-lines.ts'

const read = (text: string) => readLines(linesOfText(text).lines)

describe('unplaced words', () => {
  test('are listed with their line number and the heading above them', () => {
    const { unplaced } = read('Ada Moore\n\nSKILLS\nSQL\n\nMY GARDEN\nRoses and beans\n\nLANGUAGES\nGerman')
    expect(unplaced).toEqual([
      { text: 'MY GARDEN', line: 3, heading: null },
      { text: 'Roses and beans', line: 4, heading: 'MY GARDEN' },
    ])
    expect(read('Ada Moore\n\nEducation\nState University\tHall of fame\t2014 – 2018').unplaced).toEqual([])
  })

  test('are listed without the rest of their line', () => {
    const { resume, unplaced } = read('Ada Moore (she/her)\nada@mail.example')
    expect(resume.basics?.name).toBe('Ada Moore')
    expect(unplaced).toEqual([{ text: '(she/her)', line: 0, heading: null }])
  })

  test('exclude dates, countries and labels that a field contains in another form', () => {
    const text = 'Ada Moore\nPhone: +49 30 5550 1734 | Berlin, Germany\n\nExperience\nNurse, Volt GmbH\tseit März 2019'
    expect(read(text).unplaced).toEqual([])
  })
})

test('each item has the numbers of its lines', () => {
  const { lines, items } = read(
    'Ada Moore\nada@mail.example\n\nExperience\nNurse, Volt GmbH\t2019 – 2021\n- Cared\n\nSkills\nSQL, Excel',
  )
  const textsOf = (part: string, at: unknown) =>
    items.find((item) => item.part === part && item.at === at)?.lines.map((line) => lines[line])
  expect(textsOf('basics', 'email')).toEqual(['ada@mail.example'])
  expect(textsOf('work', 0)).toEqual(['Nurse, Volt GmbH   2019 – 2021', '• Cared'])
  expect(textsOf('skills', 1)).toEqual(['SQL, Excel'])
})

describe('in any document', () => {
  const headings = [
    'Experience',
    'Education',
    'Skills',
    'Languages',
    'Projects',
    'Certificates',
    'Awards',
    'Publications',
    'Volunteering',
    'Interests',
    'References',
    'Summary',
    'Contact',
    'MY GARDEN',
  ]
  // Each piece contains words that occur nowhere else.
  const piece = oneof(
    record({
      kind: constantFrom('words', 'bullet', 'cells', 'sentence', 'labelled', 'role'),
      seed: integer({ min: 0, max: 999 }),
    }),
    record({ kind: constantFrom('heading', 'date', 'blank'), seed: integer({ min: 0, max: 999 }) }),
  )
  const letters = 'bcdfghjklmnpqrstvwxz'
  const wordOf = (index: number) =>
    `Zu${[...String(index).padStart(4, '0')].map((digit) => `${letters[Number(digit)]}o`).join('')}`

  function textOf(pieces: readonly { kind: string; seed: number }[]): { text: string; words: string[] } {
    const words: string[] = []
    const fresh = () => {
      const word = wordOf(words.length)
      words.push(word)
      return word
    }
    const lines = pieces.map(({ kind, seed }) => {
      if (kind === 'heading') return headings[seed % headings.length]
      if (kind === 'date') return `${2000 + (seed % 9)} – ${2010 + (seed % 9)}`
      if (kind === 'blank') return ''
      if (kind === 'bullet') return `- ${fresh()} ${fresh().toLowerCase()}`
      if (kind === 'cells') return `${fresh()}\t${fresh()}, ${fresh()}\t${2000 + (seed % 20)}`
      if (kind === 'sentence') return `${fresh()} ${fresh().toLowerCase()} ${fresh().toLowerCase()}.`
      if (kind === 'labelled') return `${fresh()}: ${fresh()}, ${fresh()} (${fresh()})`
      if (kind === 'role') return `Engineer, ${fresh()} GmbH | ${fresh()}`
      return `${fresh()} ${fresh()}`
    })
    return { text: lines.join('\n'), words }
  }

  test('each word is in a field or listed as unplaced, and each word of a field is in the document', () => {
    assert(
      property(array(piece, { maxLength: 40 }), (pieces) => {
        const { text, words } = textOf(pieces)
        const { resume, unplaced } = read(text)
        const outputText = `${JSON.stringify(resume)} ${unplaced.map((each) => each.text).join(' ')}`.toLowerCase()
        expect(words.filter((word) => !outputText.includes(word.toLowerCase()))).toEqual([])
        const values = JSON.stringify(resume, (key, value) => (/date|url|countryCode/i.test(key) ? undefined : value))
        const inputWords = new Set(text.toLowerCase().match(/\p{L}+/gu))
        const keys = /"(\p{L}+)":/gu
        const read_ =
          values
            .replaceAll(keys, '')
            .toLowerCase()
            .replaceAll(/\\[nt]/g, ' ')
            .match(/\p{L}+/gu) ?? []
        expect(read_.filter((word) => !inputWords.has(word))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('the lines of each item are in the document, and its parts are in the résumé', () => {
    assert(
      property(array(piece, { maxLength: 30 }), (pieces) => {
        const { resume, items, lines } = read(textOf(pieces).text)
        for (const { part, at, lines: own } of items) {
          expect(own.length).toBeGreaterThan(0)
          expect(own.every((line) => lines[line] !== undefined)).toBe(true)
          expect((resume[part] as Record<string, unknown>)[at]).toBeDefined()
        }
      }),
      { numRuns: 100 },
    )
  })
})
