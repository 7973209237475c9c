import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { environments } from '../features/features.ts'
import { listConfiguration } from './config-list.ts'

const secret = 'a-very-secret-text-of-thirty-two-letters'
const find = (env: Record<string, string>, name: string) =>
  listConfiguration(env, environments).find((one) => one.name === name)

test('a value is listed with its source', () => {
  expect(find({ PRODUCT_NAME: ' Climb ' }, 'PRODUCT_NAME')).toMatchObject({ value: 'Climb', from: 'environment' })
  expect(find({}, 'PRODUCT_NAME')).toMatchObject({ value: 'Rise', from: 'default' })
  expect(find({ PUBLIC_URL: ' ' }, 'PUBLIC_URL')).toMatchObject({ value: null, from: 'not-set' })
})

test('secrets are not shown', () => {
  const allSecret = Object.fromEntries(listConfiguration({}, environments).map(({ name }) => [name, secret]))
  const withValue = listConfiguration(allSecret, environments).filter(({ value }) => value !== null)
  expect(
    withValue.filter(({ name }) => /SECRET|PASSWORD|PRIVATE|KEY_ID|API_KEY|(DATABASE|REDIS|SMTP)_URL/.test(name)),
  ).toEqual([])
  expect(listConfiguration(allSecret, environments).filter((one) => one.secret)).toHaveLength(11)
})

test('docs/configuration.md documents each variable once, and nothing else', async () => {
  const page = await readFile(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8')
  const documentedNames = [...page.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  )
  expect(documentedNames.toSorted()).toEqual(
    listConfiguration({}, environments)
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('the README names only variables that exist', async () => {
  const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8')
  const [, section = ''] = readme.split('## Configuration')
  const namedVariables = [...section.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)[`=]/g)].map(([, name]) => name)
  const knownNames = new Set(listConfiguration({}, environments).map(({ name }) => name))
  expect(namedVariables).toContain('DATABASE_URL')
  expect(namedVariables.filter((name) => name !== 'S3_' && name !== undefined && !knownNames.has(name))).toEqual([])
})
