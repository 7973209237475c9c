import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listeners } from '../src/features/features.ts'

const features = fileURLToPath(new URL('../src/features/', import.meta.url))
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|factory|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, feature: file.split(sep)[0], text: readFileSync(features + file, 'utf8') }))

/** What each feature says in its `activities.ts` that it records: `<feature> <kind>`. */
const declared = sources
  .filter(({ file }) => file.endsWith(`${sep}activities.ts`))
  .flatMap(({ feature, text }) => [...text.matchAll(/^ {4}'([\w.-]+)':/gm)].map(([, kind]) => `${feature} ${kind}`))
const kindOf = (entry: string) => entry.slice(entry.indexOf(' ') + 1)
const kinds = new Set(declared.map(kindOf))

/** The kinds that stand in the files which record, product and demo. */
const recorded = new Set(
  sources
    .filter(({ text }) => /\bactivity\.record(All)?\(/.test(text))
    .flatMap(({ feature, text }) =>
      [...text.matchAll(/'([\w-]+\.[\w-]+)'/g)].flatMap(([, kind]) =>
        kind !== undefined && kinds.has(kind) ? [`${feature} ${kind}`] : [],
      ),
    ),
)

test('every kind of activity belongs to one feature', () => {
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.map(kindOf).toSorted()).toEqual([...kinds].toSorted())
})

test('a feature records the kinds that it declares, and no others', () => {
  expect([...recorded].toSorted()).toEqual(declared.toSorted())
})

test('whatever a listener, a kind of notification or a badge waits for is recorded', () => {
  const heard = new Set<string>(listeners.flatMap((listener) => listener.kinds))
  expect(heard.size).toBeGreaterThan(0)
  expect([...heard].filter((kind) => !kinds.has(kind))).toEqual([])
})
