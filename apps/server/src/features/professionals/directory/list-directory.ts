import type { EndpointParsed, EndpointReply } from '@rise/contract/endpoint'
import { type directoryEndpoints, directoryErrors } from '@rise/contract/professionals/directory/endpoints'
import type { Context } from '../../../platform/context.ts'
import { toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { entriesOf, hasEntry } from '../../catalogs/index.ts'
import { correctWords } from './correct-words.ts'
import { type FoundPeople, findPeople } from './find-people.ts'
import { searchedWords } from './searched-words.ts'
import { type ChosenKey, type DirectoryFilter, resolveFilter, type Selection } from './selection.ts'

type Endpoint = (typeof directoryEndpoints)['GET /api/v1/professionals']
type DirectoryPage = EndpointReply<Endpoint>['result']
type View = EndpointParsed<Endpoint>['query']

const noOne: FoundPeople = { items: [], count: 0, exact: true }

/**
 * Returns a page of the directory as this member sees it. If no one matches, one word is replaced by a similar word
 * that has matches.
 * @throws {Failure} `category-not-found`, `people-page-not-found`
 */
export async function listDirectory(ctx: Context, viewer: Requester, view: View): Promise<DirectoryPage> {
  refuseUnknownCategory(view)
  const { q = '', page } = view
  const { sight, keys, named } = await resolveFilter(ctx, viewer, view)
  const typedWords = searchedWords(q)
  const sort = view.sort ?? (typedWords.words === undefined ? 'newest' : 'relevance')
  const selection = keys && {
    sight,
    keys,
    words: typedWords.words,
    excluded: typedWords.excluded,
    open: view.open !== undefined,
  }
  const results = selection && !typedWords.isEmpty ? await findPeople(ctx, selection, sort, page) : noOne
  const correctedSearch = selection && results.count === 0 ? await correctWords(ctx, selection, q) : undefined
  const again =
    correctedSearch && (await findPeople(ctx, { ...selection, ...correctedSearch.searched } as Selection, sort, page))
  const { items, count, exact } = again ?? results
  const { pages, total, totalCapped } = toPage(items, page, count)
  if (page > pages) throw new Failure(directoryErrors['people-page-not-found'])
  return {
    items,
    page,
    pages,
    total,
    totalCapped: totalCapped || !exact,
    sort,
    names: namesOf(view, named),
    correction: again ? (correctedSearch?.correction ?? null) : null,
  }
}

/**
 * Requires a category that the catalog contains.
 * @throws {Failure} `category-not-found`
 */
export function refuseUnknownCategory({ category }: DirectoryFilter): void {
  if (category !== undefined && !hasEntry('expertises', category)) {
    throw new Failure(directoryErrors['category-not-found'])
  }
}

function namesOf(
  { category, hat }: DirectoryFilter,
  named: ReadonlyMap<keyof DirectoryFilter, ChosenKey>,
): DirectoryPage['names'] {
  const nameOf = (part: keyof DirectoryFilter) => named.get(part)?.name ?? null
  return {
    category: entriesOf('expertises', category === undefined ? [] : [category])[0] ?? null,
    hat: entriesOf('hats', hat === undefined ? [] : [hat])[0]?.name ?? null,
    place: nameOf('place'),
    country: nameOf('country'),
    skill: nameOf('skill'),
    company: nameOf('company'),
  }
}
