import type { Connection } from '@rise/contract/connections/shapes'
import type { Api } from '../../../app/base/api.ts'

/** The server's limit per request. */
const MAX_BATCH = 50

interface PendingLookup {
  readonly id: string
  readonly answer: (state: Connection | undefined) => void
  readonly fail: (error: unknown) => void
}

let pendingLookups: PendingLookup[] = []

/**
 * Loads the viewer's connection with a member; undefined for an invisible one. Calls within one browser task, such as
 * those of a page's buttons, are combined into requests of at most 50 members.
 */
export function loadConnection(api: Api, id: string): Promise<Connection | undefined> {
  return new Promise((answer, fail) => {
    if (pendingLookups.length === 0) setTimeout(() => void loadPending(api))
    pendingLookups.push({ id, answer, fail })
  })
}

async function loadPending(api: Api): Promise<void> {
  const requests = pendingLookups
  pendingLookups = []
  const ids = [...new Set(requests.map(({ id }) => id))]
  for (let from = 0; from < ids.length; from += MAX_BATCH) {
    const batch = ids.slice(from, from + MAX_BATCH)
    const batchRequests = requests.filter(({ id }) => batch.includes(id))
    try {
      const { result } = await api('GET /api/v1/connections/states', { query: { ids: batch.join(',') } })
      for (const { id, answer } of batchRequests) answer(result.find(({ _id }) => _id === id))
    } catch (error) {
      for (const { fail } of batchRequests) fail(error)
    }
  }
}
