import type { MatchScore } from '@rise/contract/match/shapes'
import type { Api } from '../../../app/base/api.ts'
import type { CardMatch } from '../base/card-match.ts'

const limitNames: Readonly<Record<MatchScore['limits'][number], string>> = {
  place: 'out of reach',
  workType: 'not your work type',
}

/** Returns the viewer's matches with some jobs, by job id; jobs with too little information are omitted. */
export async function readScores(api: Api, ids: readonly string[]): Promise<ReadonlyMap<string, CardMatch>> {
  const { result } = await api('GET /api/v1/match-scores', { query: { ids: ids.join() } })
  return new Map(
    result.flatMap(({ _id, score, limits }) =>
      score === null ? [] : [[_id, { score, limits: limits.map((limit) => limitNames[limit]) }] as const],
    ),
  )
}
