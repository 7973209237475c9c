import type { JobList } from '@rise/contract/jobs/kinds'
import { foldText } from '../../../platform/words/fold-text.ts'
import { suggest } from '../../jobs/index.ts'
import { listMatchingJobs } from '../../match/index.ts'
import { type Answer, type Asked, ask, chip } from './answer.ts'
import { placed } from './placed-search.ts'
import { inWords, isOpen, type SearchResult, type Sought, searchJobs } from './search-jobs.ts'
import { LONGEST_SEARCH, soughtWords } from './sought-words.ts'

/** Finds jobs by our search, or the best matches where the request names nothing to look for. */
export async function findJobs(asked: Asked): Promise<Answer> {
  const { ctx, actorId, preferences } = asked
  const read = await readFilter(asked)
  const { names } = asked.limits.places
  const isWide = isOpen(read) && names.length === 0
  const list = isWide && read.list.includes('all') ? listsOf(preferences.workTypes) : read.list
  const filter = { ...read, list }
  const best = isWide ? await listMatchingJobs(ctx, actorId, { ...filter, page: 1 }) : undefined
  // A story that says too little for a match: what they said they look for is searched instead.
  const keyword = best?.total === 0 ? anyOf(preferences.looksFor) : filter.keyword
  const sought = { ...filter, ...(keyword !== undefined && { keyword }) }
  const { result } =
    read.location === undefined ? await placed(asked, sought) : { result: await searchJobs(asked, sought) }
  const where = names.length > 0 ? ` in ${names.join(' or ')}` : ''
  if (result.items.length === 0) {
    const text = isWide
      ? 'I know too little about you to choose jobs. Add your work and skills to your story, or tell me a title to look for.'
      : `I found no open jobs${inWords(filter)}${where}. Try another title or a wider place.`
    return { text, cards: [], chips: [chip('next-step', [])] }
  }
  const text = isWide ? 'These open jobs fit you best.' : `${countOf(result)}${inWords(filter)}${where}.`
  return listed(text, isWide ? { ...result, more: null } : result)
}

/** `I found 3 open jobs` */
export function countOf({ total, totalCapped }: SearchResult): string {
  return `I found ${totalCapped ? 'more than ' : ''}${total} open job${total === 1 ? '' : 's'}`
}

/** Returns an answer that lists jobs, with what can be asked about them. */
export function listed(text: string, { items, avoided, more }: SearchResult): Answer {
  const left = avoided > 0 ? ` I left out ${avoided} with something you want to avoid.` : ''
  const [first, second] = items
  return {
    text: `${text}${left}`,
    cards: [{ kind: 'jobs', items: [...items], more }],
    chips: [
      ...(first
        ? [chip('explain-match', [first]), chip('missing-skills', [first]), chip('tailor-resume', [first])]
        : []),
      ...(first && second ? [chip('compare-jobs', [first, second]), ask('Which of these pays most?')] : []),
    ],
  }
}

async function readFilter({ ctx, actorId, text, limits }: Asked): Promise<Sought> {
  const town = /^(.*?)\b(?:in|near|around|based in)\s+([\p{L}\s.'’-]{2,60})$/iu.exec(text.replace(/[?!.\s]+$/, ''))
  const place = limits.places.names.length > 0 ? '' : (town?.[2]?.trim() ?? '')
  const { places } = place === '' ? { places: [] } : await suggest(ctx, place, { kind: 'member', actorId })
  const location = places.find(({ name }) => foldText(name).startsWith(foldText(place)))?.slug
  const keyword = soughtWords(location === undefined ? limits.places.rest : (town?.[1] ?? ''))
  return {
    list: limits.lists.length > 0 ? [...limits.lists] : ['all'],
    ...(keyword !== undefined && { keyword }),
    ...(location !== undefined && { location }),
    ...(limits.employmentTypes.length > 0 && { employmentType: [...limits.employmentTypes] }),
    ...(limits.pay?.currency != null && { payFrom: limits.pay.from, payCurrency: limits.pay.currency }),
  }
}

/** A search for any of some words separated by commas; undefined without a word. */
function anyOf(words: string): string | undefined {
  const all = words
    .split(/[,;\n]/)
    .map((one) => one.replaceAll(/[^\p{L}\p{N}+#. ]+/gu, ' ').trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
  return all.length === 0 ? undefined : all.join(' OR ').slice(0, LONGEST_SEARCH)
}

function listsOf(workTypes: readonly string[]): JobList[] {
  const chosen = workTypes.flatMap((type): JobList[] => {
    const list = type.toLowerCase()
    return list === 'remote' || list === 'hybrid' || list === 'onsite' ? [list] : []
  })
  return chosen.length > 0 ? chosen : ['all']
}
