import type { Api } from '../../../app/base/api.ts'

/** Returns the viewer's matches with some jobs in percent, by job id; jobs with too little information are omitted. */
export async function readScores(api: Api, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { result } = await api('GET /api/v1/match-scores', { query: { ids: ids.join() } })
  return new Map(result.flatMap(({ _id, score }) => (score === null ? [] : [[_id, score] as const])))
}
