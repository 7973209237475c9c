import { contract } from '@rise/contract/contract'
import type { Endpoint } from '@rise/contract/endpoint'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'
import { testings } from '../feature-testing.ts'

interface Address {
  readonly key: string
  readonly url: string
}

const reads = [...testings.values()].flatMap((testing) => testing.reads ?? [])

type Values = Readonly<Record<string, RawBuilder<{ value: string }>>>

/** The path parameters, whole paths and query strings that the features declare; see `FeatureTesting`. */
const values: Values = Object.assign({}, ...reads.map((part) => part.values))
const paths: Values = Object.assign({}, ...reads.map((part) => part.paths))
const queries: Readonly<Record<string, readonly string[]>> = Object.assign({}, ...reads.map((part) => part.queries))

/** Calls that the walk omits, each with the reason. */
export const notWalked: Readonly<Record<string, string>> = Object.assign({}, ...reads.map((part) => part.notWalked))

/** Returns the addresses of the GET endpoints for all present data, without those for admins and the refresh. */
export async function addressesOf(db: Database): Promise<Address[]> {
  const reading = Object.entries<Endpoint>(contract).filter(
    ([key]) => key.startsWith('GET ') && !key.includes('/admin/') && key !== 'GET /api/v1/refresh',
  )
  const all: Address[] = []
  for (const [key, endpoint] of reading) {
    const path = key.slice('GET '.length)
    for (const filledPath of await fill(db, path)) {
      for (const query of queries[key] ?? defaultQueries(endpoint)) all.push({ key, url: `${filledPath}${query}` })
    }
  }
  return all
}

function defaultQueries({ query }: Endpoint): readonly string[] {
  return query?.safeParse({}).success === false ? [] : ['']
}

/** Returns a path with each value of its parameters; nothing if no values are declared for it. */
async function fill(db: Database, path: string): Promise<readonly string[]> {
  const parts = path.match(/\{\w+\}/g) ?? []
  if (parts.length === 0) return [path]
  const wholeQuery = paths[path]
  if (wholeQuery) return (await wholeQuery.execute(db)).rows.map(({ value }) => value)
  const [start = '', end = ''] = path.split(parts[0] ?? '')
  const value = values[start.replace('/api/v1/', '')]
  if (!value || parts.length > 1) return []
  const { rows } = await value.execute(db)
  return rows.map(({ value }) => `${start}${value}${end}`)
}
