import type { InputOf } from '@rise/contract/contract'
import type { Api } from '../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../app/base/query.ts'
import type { AnswerOrder, RealTalkView } from './real-talk-address.ts'

type ListQuery = NonNullable<InputOf<'GET /api/v1/questions'>['query']>
type AnswersQuery = NonNullable<InputOf<'GET /api/v1/questions/{slug}/answers'>['query']>

/** A page of questions. `page` and the view are as in the address; the API validates them. */
export function questionsQuery(api: Api, view: Partial<RealTalkView> = {}, page: string | number = 1) {
  const filters = Object.fromEntries(Object.entries(view).filter(([, value]) => value !== ''))
  return queryOf(api, 'GET /api/v1/questions', { query: { page, ...filters } as ListQuery }, keepPrevious)
}

/** The query for the highlights at the top of the first page of the list. */
export function highlightsQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/question-highlights')
}

/** A page of the answers to a question. `page` is as in the address; the API validates it. */
export function answersQuery(api: Api, slug: string, page: string | number = 1, sort?: AnswerOrder) {
  return queryOf(
    api,
    'GET /api/v1/questions/{slug}/answers',
    { params: { slug }, query: { page, sort } as AnswersQuery },
    keepPrevious,
  )
}
