import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listeners } from '../src/features/features.ts'

const features = fileURLToPath(new URL('../src/features/', import.meta.url))
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|factory|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, feature: file.split(sep)[0], text: readFileSync(features + file, 'utf8') }))

/** The kinds that each feature declares in its `activities.ts`: `<feature> <kind>`. */
const declared = sources
  .filter(({ file }) => file.endsWith(`${sep}activities.ts`))
  .flatMap(({ feature, text }) => [...text.matchAll(/^ {4}'([\w.-]+)':/gm)].map(([, kind]) => `${feature} ${kind}`))
const kindOf = (entry: string) => entry.slice(entry.indexOf(' ') + 1)
const kinds = new Set(declared.map(kindOf))

/** The kinds in the files that record activities, of the product and the demo. */
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

test('a feature records exactly the kinds that it declares', () => {
  expect([...recorded].toSorted()).toEqual(declared.toSorted())
})

test('every kind that a listener, notice or badge depends on is recorded', () => {
  const listenedKinds = new Set<string>(listeners.flatMap((listener) => listener.kinds))
  expect(listenedKinds.size).toBeGreaterThan(0)
  expect([...listenedKinds].filter((kind) => !kinds.has(kind))).toEqual([])
})
