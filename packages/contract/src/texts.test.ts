import { expect, test } from 'vitest'
import { companyName } from './companies/fields.ts'
import { messageText } from './convos/fields.ts'
import { firstName } from './session/fields.ts'
import { oneLine, visibleText, writtenText } from './texts.ts'

const messagesOf = (schema: typeof firstName, text: string) => schema.safeParse(text).error?.issues[0]?.message

test.each([
  ['fillers', '\u3164\uffa0\u115f\u1160'],
  ['joiners and marks of direction', '\u200b\u200c\u200d\u200e\u2060\ufeff'],
  ['the blank pattern of Braille', '\u2800'],
  ['soft hyphens', '\u00ad'],
  ['variation selectors and tags', '\ufe0f\u{e0041}\u{e0100}'],
  ['spaces of every width', '\u00a0\u2003\u3000'],
  ['marks without a letter', '\u0301\u20dd'],
  ['characters of private use', '\ue000'],
])('a name or message of only %s counts as missing', (_, text) => {
  expect(messagesOf(firstName, text)).toBe('Enter your first name.')
  expect(messagesOf(companyName, ` ${text} `)).toBe('Enter the company’s name.')
  expect(messageText.safeParse(text).error?.issues[0]?.message).toBe('Write a message.')
  expect(oneLine(60).parse(text)).toBe('')
})

test.each([
  ...[
    'Mara',
    'Łukaszewska-Ñuñez',
    '李',
    'ရွှေမြွေ',
    'שָׁלוֹם',
    'ក្រុង',
    'র',
    'علی\u200cرضا',
    'Nguyễn',
    '👩🏽\u200d💻',
    '❤️',
    '1',
    '⠓',
  ],
])('%s is accepted as visible text', (text) => {
  expect(firstName.parse(text)).toBe(text.normalize('NFC'))
  expect(visibleText(text)).toBe(text)
})

test('a letter may have a few combining marks, but not dozens', () => {
  expect(firstName.safeParse(`Z${'\u0351'.repeat(5)}a`).success).toBe(true)
  for (const schema of [firstName, writtenText, messageText]) {
    expect(schema.safeParse(`Z${'\u0351\u0321'.repeat(30)}a`).error?.issues[0]?.message).toBe(
      'Some letters have too many marks. Remove a few.',
    )
  }
})
