import { expect, test } from 'vitest'
import type { z } from 'zod'
import { inputSchemas } from './input-schemas.fixture.ts'

const placesWhere = (judge: (schema: z.ZodType) => boolean) => [
  ...new Set(inputSchemas().flatMap(({ place, schema }) => (judge(schema) ? [place] : []))),
]

test('numbers beyond 32 bits are refused, because the database’s columns hold no more', () => {
  const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
  // The revision of a conversation is an exception: it counts every change, in a column of 64 bits.
  const wide = ['GET /api/v1/convos/{id}/messages query.since']
  const beyond = [2 ** 31, -(2 ** 31) - 1, 9e15]
  expect(
    placesWhere((schema) => beyond.some((number) => accepts(schema, number) && !accepts(schema, 'Mara Quill'))),
  ).toEqual(wide)
})

test('a required text must have visible characters', () => {
  const isRequiredText = (schema: z.ZodType) => schema.safeParse('Mara Quill').success && !schema.safeParse('').success
  // A secret may consist of any characters; the endpoint that checks it refuses a wrong one.
  const isSecret = (place: string) => /\.(?:password|currentPassword|googleId)$/.test(place)
  const invisible = ['\u3164', '\u200b', '\u200d', '\u2800', '\u115f\u1160', '\u00ad\u2060', '\ufeff \u200e']
  expect(
    placesWhere((schema) => isRequiredText(schema) && invisible.some((text) => schema.safeParse(text).success)).filter(
      (place) => !isSecret(place),
    ),
  ).toEqual([])
})
