import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { rich } from '../src/rich.ts'
import { connectTexts } from '../src/text-source.ts'
import { type TextValues, t } from '../src/texts.ts'
import { replaceTexts } from './replace-texts.ts'

const noTranslations = () => undefined

function inEnglish(code: string): string {
  const source = `import { msg, t } from '@rise/texts'\nimport { rich } from '@rise/texts/rich'\nexport const f = () => ${code}`
  const result = replaceTexts('a.tsx', source, { language: 'en', translationOf: noTranslations })
  return result.slice(result.indexOf('=>') + 3)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  connectTexts({ language: () => 'en', translationOf: noTranslations })
})

test.each([
  ['a text', `t('Open')`, '"Open"'],
  ['a text with a context', `t('Open', 'verb')`, '"Open"'],
  ['a message', `msg('Open', 'verb')`, '"Open"'],
  ['a placeholder', `t('Hi {name}', { name: user.name })`, `(\`Hi \${user.name}\`)`],
  [
    'a plural',
    `t('{n, plural, =0 {None} one {1 job} other {{n} jobs}}', { n })`,
    `((n === 0 ? "None" : n === 1 ? "1 job" : \`\${n} jobs\`))`,
  ],
  ['a value that is computed', `t('Hi {name}', { name: f() })`, `(($name) => \`Hi \${$name}\`)(f())`],
  ['values from elsewhere', `t('Hi {name}', values)`, `(($) => \`Hi \${$.name}\`)(values)`],
  ['a text within a text', `t('Hi {name}', { name: t('you') })`, `(($name) => \`Hi \${$name}\`)("you")`],
  ['a label', `t(label)`, '(label)'],
  ['a message with values', `t(greeting, { name })`, '(greeting)({ name })'],
  ['a message with placeholders', `msg('Hi {name}')`, `(($) => \`Hi \${$.name}\`)`],
  [
    'an element',
    `rich('Accept <a>it</a>', { a: (text) => <b>{text}</b> })`,
    '(($a) => $parts("Accept ", $a("it")))((text) => <b>{text}</b>)',
  ],
])('%s becomes an expression', (_, code, expression) => {
  expect(inEnglish(code)).toBe(expression)
})

test('the imports of replaced functions are removed, and other imports stay', () => {
  const code = `import { decimal, t } from '@rise/texts'\nexport const f = () => t('Hi') + decimal(1, 1)`
  const result = replaceTexts('a.ts', code, { language: 'en', translationOf: noTranslations })
  expect(result).toBe(`import { decimal } from '@rise/texts'\nexport const f = () => "Hi" + decimal(1, 1)`)
})

test('a whole number is formatted in place in English, and by `Intl` in other languages', () => {
  const code = `import { integer } from '@rise/texts'\nexport const f = (n) => integer(n)`
  const codeIn = (language: string) => replaceTexts('a.ts', code, { language, translationOf: noTranslations })
  const inEnglish = new Function(codeIn('en').replace('export const f =', 'return'))()
  expect([0, 999, 1_000, 2_345_678].map(inEnglish)).toEqual(['0', '999', '1,000', '2,345,678'])
  expect(codeIn('de')).toContain('$integer(n)')
})

test.each([
  ['en', '"en"'],
  ['de', '"de"'],
  ['en-XA', '"en"'],
])('in a bundle in %s, the current language is the text %s', (language, text) => {
  const code = `import { currentLanguage } from '@rise/texts'\nexport const f = () => currentLanguage()`
  const result = replaceTexts('a.ts', code, { language, translationOf: noTranslations })
  expect(result).toBe(`\nexport const f = () => ${text}`)
})

test('an import of types is unchanged', () => {
  const code = `import type { Message } from '@rise/texts'\nexport type Label = Message | string`
  expect(replaceTexts('a.ts', code, { language: 'en', translationOf: noTranslations })).toBe(code)
})

test('a file with a call that can’t be read stops the build', () => {
  const code = `import { t } from '@rise/texts'\nexport const f = (name) => t('Hi ' + name)`
  expect(() => replaceTexts('a.ts', code, { language: 'en', translationOf: noTranslations })).toThrow(
    'a.ts:2: The first argument of t must be a text in place',
  )
})

const messages: readonly (readonly [text: string, values: readonly TextValues[]])[] = [
  ['Hi {name}!', [{ name: 'Ada' }, { name: '`$' }]],
  ['{n, plural, one {# job} other {# jobs}}', [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 1_234_567 }, { n: 1.5 }]],
  [
    '{n, plural, =0 {none} =2 {a pair} one {{who} alone} other {{who} and {n}}}',
    [0, 1, 2, 3].map((n) => ({ n, who: 'A' })),
  ],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', [1, 2, 3, 4, 11, 21].map((n) => ({ n }))],
  ['{who, select, you {yours} other {of {who}}}', [{ who: 'you' }, { who: 'Ada' }]],
  [
    '{who, select, you {{n, plural, one {# a} other {# b}}} other {c}}',
    [
      { who: 'you', n: 1 },
      { who: 'x', n: 2_000 },
    ],
  ],
  ['{n, number} and {share, number, ::percent}', [{ n: 12_345.678, share: 0.25 }]],
  ['{day, date, ::dMMMyyyy}', [{ day: new Date('2026-11-21T12:00:00Z') }]],
  ["` and \\ and $'{'n'}' of {n}", [{ n: 2 }]],
  ["It''s '{'literal'}' at {place}", [{ place: 'home' }]],
]

test.each(['en', 'de', 'es', 'en-XA'])('in %s, the browser shows what the server renders', async (language) => {
  vi.stubGlobal('TEXTS_LANGUAGE', language.startsWith('en') ? 'en-GB' : language)
  vi.resetModules()
  const compiled: Record<string, unknown> = await import('../src/compiled.ts')
  // The translation is the text itself, so that its plurals are read in the language.
  connectTexts({ language: () => language, translationOf: (_, key) => (language === 'en' ? undefined : key) })
  const names = ['count', 'plural', 'ordinal', 'select', 'number', 'date']
  for (const [text, values] of messages) {
    const source = `import { t } from '@rise/texts'\nexport const f = (v) => t(${JSON.stringify(text)}, v)`
    const code = replaceTexts('a.ts', source, { language, translationOf: (key) => key })
    const body = code.slice(code.indexOf('(v)'))
    const inBrowser = new Function(...names.map((name) => `$${name}`), `return ${body}`)(
      ...names.map((name) => compiled[name]),
    )
    for (const each of values) expect(inBrowser(each)).toBe(t(text as 'a literal', each))
  }
})

test.each(['en', 'de'])(
  'in %s, a text with elements has the same children in the browser and on the server',
  async (language) => {
    vi.stubGlobal('TEXTS_LANGUAGE', language === 'en' ? 'en-GB' : language)
    vi.resetModules()
    const compiled: Record<string, unknown> = await import('../src/compiled.ts')
    const { parts } = await import('../src/compiled-rich.ts')
    connectTexts({ language: () => language, translationOf: (_, key) => (language === 'en' ? undefined : key) })
    const b = (text: ReactNode) => createElement('b', null, text)
    const values = { who: 'Ada', when: createElement('time', null, 'today'), n: 1_200, b }
    const names = ['count', 'plural', 'select']
    for (const text of [
      'Hi {who}, it’s {when}',
      'Read <b>“{who}” first</b>',
      'In {n, plural, one {<b>#</b> day} other {<b>#</b> days or {n}}} from {when}',
      '{n, plural, one {1 day} other {# days}}',
      '{who, select, Ada {<b>you</b>} other {{who}}} of <b>{n, plural, one {# day} other {# days}}</b>',
    ]) {
      const source = `import { rich } from '@rise/texts/rich'\nexport const f = (v) => rich(${JSON.stringify(text)}, v)`
      const code = replaceTexts('a.ts', source, { language, translationOf: (key) => key })
      const inBrowser = new Function(
        '$parts',
        ...names.map((name) => `$${name}`),
        `return ${code.slice(code.indexOf('(v)'))}`,
      )(parts, ...names.map((name) => compiled[name]))
      // The server separates neighbouring texts by comments.
      expect(renderToString(inBrowser(values))).toBe(renderToString(rich(text as 'a literal', values)))
    }
  },
)
