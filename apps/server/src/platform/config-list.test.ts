import { expect, test } from 'vitest'
import { listConfiguration } from './config-list.ts'

const secret = 'a-very-secret-text-of-thirty-two-letters'
const find = (env: Record<string, string>, name: string) => listConfiguration(env).find((one) => one.name === name)

test('a value says where it comes from', () => {
  expect(find({ PRODUCT_NAME: ' Climb ' }, 'PRODUCT_NAME')).toMatchObject({ value: 'Climb', from: 'environment' })
  expect(find({}, 'PRODUCT_NAME')).toMatchObject({ value: 'Rise', from: 'default' })
  expect(find({ PUBLIC_URL: ' ' }, 'PUBLIC_URL')).toMatchObject({ value: null, from: 'not-set' })
})

test('nothing whose name or value is a secret is told', () => {
  const every = Object.fromEntries(listConfiguration({}).map(({ name }) => [name, secret]))
  const shown = listConfiguration(every).filter(({ value }) => value !== null)
  expect(
    shown.filter(({ name }) => /SECRET|PASSWORD|PRIVATE|KEY_ID|API_KEY|(DATABASE|REDIS|SMTP)_URL/.test(name)),
  ).toEqual([])
  expect(listConfiguration(every).filter((one) => one.secret)).toHaveLength(11)
})
