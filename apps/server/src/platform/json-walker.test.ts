import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type JsonPart, JsonWalker } from './json-walker.ts'

/** Reads a text in pieces of a given size. If there is an error, also returns the parts before it. */
function walk(text: string, size = 1_000_000): { parts: JsonPart[]; error: string | null } {
  const walker = new JsonWalker({
    name: 'feed',
    lists: new Set(['jobs', 'offers', 'content']),
    unreadable: (reason) => new Error(reason),
  })
  const parts: JsonPart[] = []
  try {
    for (let at = 0; at < text.length; at += size) {
      for (const part of walker.push(text.slice(at, at + size))) parts.push(part)
    }
    for (const part of walker.end()) parts.push(part)
    return { parts, error: null }
  } catch (error) {
    return { parts, error: error instanceof Error ? error.message : String(error) }
  }
}
const valuesOf = (text: string, size?: number) => walk(text, size).parts.map(({ value }) => value)

describe('items are read', () => {
  test.each([
    ['in a bare list', '[{"a":1},2,null,"x"]', [{ a: 1 }, 2, null, 'x']],
    ['in the list of an object', '{"meta":{"jobs":[9]},"jobs":[{"a":1}],"more":[7]}', [{ a: 1 }]],
    ['one a line', '{"a":1}\n{"a":2}\n', [{ a: 1 }, { a: 2 }]],
    ['over several pages', '{"content":[1,2],"offset":0}{"content":[3],"offset":2}', [1, 2, 3]],
    ['in an object without a list', '{"title":"x","tags":["y"]}', [{ title: 'x', tags: ['y'] }]],
    ['nowhere', ' {"jobs" : [ ] } ', []],
  ])('%s', (_name, text, values) => {
    for (const size of [1, 2, 3, 7, 1_000]) expect(valuesOf(text, size)).toEqual(values)
  })

  test('a list split into pieces anywhere is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), fc.nat(2), (list, size, indent) => {
        const text = JSON.stringify(list, null, indent)
        expect(valuesOf(text, size)).toEqual(JSON.parse(text))
      }),
    )
  })
})

test('a truncated text is recognised as incomplete, and its complete items are returned', () => {
  const list = [{ a: 'x\\"}]' }, [1, { b: null }], 'y', 12]
  const text = JSON.stringify(list)
  for (let length = 1; length < text.length; length += 1) {
    const { parts, error } = walk(text.slice(0, length), 5)
    expect(error).toMatch(/cut off/)
    expect(parts.map(({ value }) => value)).toEqual(list.slice(0, parts.length))
  }
})

test.each(['[1 2]', '[1,]', '[,1]', '{"a" 1}', '{"a":1,}', '{a:1}', '[1}', '{"jobs":[1}}', '[tru]', '<p>', '{"a":1]'])(
  '%s is refused as invalid JSON',
  (text) => {
    expect(walk(text).error).toMatch(/is not JSON/)
  },
)

test('names with a meaning in JavaScript, such as __proto__, are read as ordinary fields', () => {
  const [value] = valuesOf('{"__proto__":{"title":"x"},"constructor":1}\n')
  expect(Object.keys(Object(value))).toEqual(['__proto__', 'constructor'])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(Object(valuesOf('[{"__proto__":{"title":"x"}}]')[0]).title).toBeUndefined()
})

test('line breaks and null bytes inside a text, which JSON forbids, become spaces', () => {
  expect(valuesOf('[{"a":"one\ntwo\u0000three"}]')).toEqual([{ a: 'one two three' }])
})

describe('a value that is too large is omitted, and the next value is read', () => {
  test('a text of 50 MB', () => {
    const huge = `[{"id":1,"content":"${'x\\n\\u00e9'.repeat(5_000_000)}","title":"a"},{"id":2}]`
    const { parts, error } = walk(huge, 65_536)
    expect(error).toBeNull()
    expect(parts).toMatchObject([
      { value: { id: 1, content: '', title: 'a' }, leftOut: expect.stringContaining('longer than') },
      { value: { id: 2 }, leftOut: null },
    ])
  })

  test('an item of many small texts', () => {
    const { parts } = walk(`[[${'"small",'.repeat(1_000_000)}1],2]`, 65_536)
    expect(parts).toMatchObject([{ value: undefined, leftOut: expect.stringContaining('larger than') }, { value: 2 }])
  })

  test('100,000 brackets', () => {
    const deepItem = `{"id":1,"a":${'['.repeat(100_000)}"]"${']'.repeat(100_000)},"b":2}`
    const { parts } = walk(`[${deepItem},{"id":2}]`, 65_536)
    expect(parts).toMatchObject([
      { value: { id: 1, b: 2 }, leftOut: expect.stringContaining('deeper') },
      { value: { id: 2 } },
    ])
    expect(walk('['.repeat(100_000)).error).toMatch(/cut off/)
  })

  test('an object with more members than any job', () => {
    const members = Array.from({ length: 300_000 }, (_, index) => `"member${index}":"${'x'.repeat(10)}"`)
    expect(walk(`{"id":1,${members.join(',')}}`).parts).toMatchObject([
      { value: { id: 1 }, leftOut: expect.any(String) },
    ])
  })
})
