import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { rich } from './rich.ts'
import { connectTexts } from './text-source.ts'
import { currentLanguage, decimal, integer, msg, t } from './texts.ts'

const english = { language: () => 'en', translationOf: () => undefined }

afterEach(() => connectTexts(english))

function speak(language: string, translations: Readonly<Record<string, string>> = {}) {
  connectTexts({ language: () => language, translationOf: (_, key) => translations[key] })
}

const jobs = (count: number) => t('{count, plural, =0 {No jobs} one {# open job} other {# open jobs}}', { count })
const posts = (who: string, count: number) =>
  t('{who, select, you {You have {count, plural, one {# post} other {# posts}}} other {{who} has posts}}', {
    who,
    count,
  })

test('without a source of translations, texts are English', () => {
  expect(t('Open')).toBe('Open')
  expect([0, 1, 2, 1_234].map(jobs)).toEqual(['No jobs', '1 open job', '2 open jobs', '1,234 open jobs'])
  expect([posts('you', 1), posts('you', 3), posts('Ada', 3)]).toEqual([
    'You have 1 post',
    'You have 3 posts',
    'Ada has posts',
  ])
})

test('the context of a text is part of its key, and is not shown', () => {
  expect([t('Open', 'verb'), t('{n} open', { n: 2 }, 'adjective')]).toEqual(['Open', '2 open'])
  speak('de', { 'Open ‖ verb': 'Öffnen', Open: 'Offen', '{n} open ‖ adjective': '{n} offen' })
  expect([t('Open', 'verb'), t('Open'), t('{n} open', { n: 2 }, 'adjective')]).toEqual(['Öffnen', 'Offen', '2 offen'])
})

test('plurals and numbers follow the language of the translation', () => {
  speak('pl', {
    '{count, plural, =0 {No jobs} one {# open job} other {# open jobs}}':
      '{count, plural, =0 {Brak} one {# oferta} few {# oferty} many {# ofert} other {# oferty}}',
  })
  expect([0, 1, 2, 5, 12_345].map(jobs)).toEqual(['Brak', '1 oferta', '2 oferty', '5 ofert', '12\u00a0345 ofert'])
})

test('a missing translation is English, with the numbers of the current language', () => {
  speak('de', { Open: '' })
  expect([t('Open'), jobs(1), jobs(1_234)]).toEqual(['Open', '1 open job', '1.234 open jobs'])
})

test('a message defined at module level is rendered in the language that is current when it is rendered', () => {
  const label = msg('Open', 'verb')
  const greeting = msg('Hi {name}')
  expect([t(label), t(greeting, { name: 'Ada' })]).toEqual(['Open', 'Hi Ada'])
  speak('es', { 'Open ‖ verb': 'Abrir', 'Hi {name}': 'Hola, {name}' })
  expect([t(label), t(greeting, { name: 'Ada' })]).toEqual(['Abrir', 'Hola, Ada'])
})

test('an element in a text moves with the sentence', () => {
  const link = (text: ReactNode) => createElement('a', { href: '/terms' }, text)
  const render = () =>
    renderToStaticMarkup(
      createElement('p', null, rich('{who} accepts the <terms>terms</terms>', { who: 'Ada', terms: link })),
    )
  expect(render()).toBe('<p>Ada accepts the <a href="/terms">terms</a></p>')
  speak('de', { '{who} accepts the <terms>terms</terms>': 'Die <terms>Bedingungen</terms> nimmt {who} an' })
  expect(render()).toBe('<p>Die <a href="/terms">Bedingungen</a> nimmt Ada an</p>')
})

test('an element can be the value of a placeholder, or surround the number in a plural form', () => {
  const render = (count: number) =>
    renderToStaticMarkup(
      createElement(
        'p',
        null,
        rich('Closed {when}, after {count, plural, one {<b>#</b> day} other {<b>#</b> days}}.', {
          when: createElement('time', null, 'today'),
          count,
          b: (text: ReactNode) => createElement('b', null, text),
        }),
      ),
    )
  expect(render(1)).toBe('<p>Closed <time>today</time>, after <b>1</b> day.</p>')
  speak('de', {
    'Closed {when}, after {count, plural, one {<b>#</b> day} other {<b>#</b> days}}.':
      'Nach {count, plural, one {<b>#</b> Tag} other {<b>#</b> Tagen}} {when} geschlossen.',
  })
  expect(render(1_200)).toBe('<p>Nach <b>1.200</b> Tagen <time>today</time> geschlossen.</p>')
})

test('numbers are formatted in English, or in the current language', () => {
  expect([integer(999), integer(2_345_678), decimal(4, 1), currentLanguage()]).toEqual([
    '999',
    '2,345,678',
    '4.0',
    'en',
  ])
  speak('de')
  expect([integer(2_345_678), decimal(4, 1), currentLanguage()]).toEqual(['2.345.678', '4,0', 'de'])
})

test('the long pseudo-language changes each word, but no placeholder', () => {
  speak('en-XA')
  const text = t('Browse the jobs of {company}', { company: 'Acme' })
  expect(text).toContain('Acme')
  expect(text).not.toMatch(/Browse|jobs/)
  const letters = (words: string) => words.replaceAll(/[^\p{L}]/gu, '').length
  expect(letters(text) - 4).toBeGreaterThanOrEqual(1.4 * letters('Browse the jobs of'))
  expect(jobs(1)).toMatch(/^1 \p{L}+ \p{L}+$/u)
})

test('the mirrored pseudo-language overrides the direction of each word', () => {
  speak('ar-XB')
  expect(jobs(2)).toBe('2 \u200f\u202eopen\u202c\u200f \u200f\u202ejobs\u202c\u200f')
})
