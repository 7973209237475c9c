import { connectTexts } from '@rise/texts/text-source'
import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { inputMessage } from './input/words.ts'
import { sampleInputs } from './input-samples.fixture.ts'
import { inputSchemas } from './input-schemas.fixture.ts'

let language = 'en'
connectTexts({ language: () => language, translationOf: () => undefined })
afterAll(() => connectTexts({ language: () => 'en', translationOf: () => undefined }))

/** Returns the messages about an input, as an endpoint reports them. */
function messagesIn(inLanguage: string, schema: z.ZodType, input: unknown): string[] {
  language = inLanguage
  return schema.safeParse(input, { error: inputMessage }).error?.issues.map(({ message }) => message) ?? []
}

const placeOf = new Map(inputSchemas().map(({ place, schema }) => [schema, place]))

const strange = [
  ...[undefined, null, true, {}, [], [null], { surprise: 1 }],
  ...[-1, 0, 0.5, 6, 101, 1_700, 2 ** 40, Number.NaN],
  ...['', '?', 'x', 'https', 'ftp://x', '1', '9999-99-99', '2026-02-30T10:00', 'NOT-A-SLUG--', '{{nobody}}'],
  ...['a\u0007b', 'a\0b', `a${'\u0351'.repeat(9)}`, 'too many words '.repeat(10_000)],
  ...[Array.from({ length: 1_000 }, (_, index) => String(index)), Array.from({ length: 1_000 }, () => null)],
]

test('no endpoint reports an English message while the language is another one', () => {
  const english = [...placeOf].flatMap(([schema, place]) =>
    [...strange, ...sampleInputs(schema)].flatMap((input) => {
      const translated = messagesIn('en-XA', schema, input)
      const messages = translated.length > 0 ? messagesIn('en', schema, input) : []
      return messages.filter((message, index) => message === translated[index]).map((message) => `${place}: ${message}`)
    }),
  )
  expect([...new Set(english)]).toEqual([])
})

test('zod reports none of its own messages', () => {
  const own = [...placeOf].flatMap(([schema, place]) =>
    strange
      .flatMap((input) => messagesIn('en', schema, input))
      .filter((message) => /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/.test(message))
      .map((message) => `${place}: ${message}`),
  )
  expect([...new Set(own)]).toEqual([])
})
