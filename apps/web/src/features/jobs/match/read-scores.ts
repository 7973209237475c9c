import type { MatchScore } from '@rise/contract/match/shapes'
import type { Api } from '../../../app/base/api.ts'

/** How well a job fits the viewer, as its card says it. */
export interface CardMatch {
  /** In percent. */
  readonly score: number
  readonly limits: MatchScore['limits']
}

/** How well some jobs fit the viewer, by their ids; those of which too little is known are left out. */
export async function readScores(api: Api, ids: readonly string[]): Promise<ReadonlyMap<string, CardMatch>> {
  const { result } = await api('GET /api/v1/match-scores', { query: { ids: ids.join() } })
  return new Map(
    result.flatMap(({ _id, score, limits }) => (score === null ? [] : [[_id, { score, limits }] as const])),
  )
}
