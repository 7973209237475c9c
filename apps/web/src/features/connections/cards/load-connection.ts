import type { Connection } from '@rise/contract/connections/shapes'
import type { Api } from '../../../app/base/api.ts'

/** The server's limit for one question. */
const MOST_ASKED = 50

interface Waiting {
  readonly id: string
  readonly answer: (state: Connection | undefined) => void
  readonly fail: (error: unknown) => void
}

let waiting: Waiting[] = []

/**
 * How one stands with a member; undefined for one that is not seen. What a page's buttons ask in one turn of the browser
 * is one call.
 */
export function askState(api: Api, id: string): Promise<Connection | undefined> {
  return new Promise((answer, fail) => {
    if (waiting.length === 0) setTimeout(() => void askAll(api))
    waiting.push({ id, answer, fail })
  })
}

async function askAll(api: Api): Promise<void> {
  const asked = waiting
  waiting = []
  const ids = [...new Set(asked.map(({ id }) => id))]
  for (let from = 0; from < ids.length; from += MOST_ASKED) {
    const some = ids.slice(from, from + MOST_ASKED)
    const theirs = asked.filter(({ id }) => some.includes(id))
    try {
      const { result } = await api('GET /api/v1/connections/states', { query: { ids: some.join(',') } })
      for (const { id, answer } of theirs) answer(result.find(({ _id }) => _id === id))
    } catch (error) {
      for (const { fail } of theirs) fail(error)
    }
  }
}
