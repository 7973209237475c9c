import { MOST_JOBS } from '@rise/contract/copilot/limits'
import type { JobList } from '@rise/contract/jobs/kinds'
import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { foldText } from '../../../platform/words/fold-text.ts'
import { listJobs, suggest } from '../../jobs/index.ts'
import { listMatchingJobs, readScores } from '../../match/index.ts'
import { type Answer, type Asked, chip } from './answer.ts'
import { withScores } from './shown-jobs.ts'

const LONGEST_SEARCH = 120
/** Words of the request itself, around what is sought. */
const around = new RegExp(
  `\\b(?:${[
    ...[
      'please',
      'can',
      'could',
      'would',
      'you',
      'find',
      'show',
      'search',
      'look',
      'looking',
      'list',
      'give',
      'get',
      'me',
    ],
    ...[
      'my',
      'i',
      'im',
      "i'm",
      'i’m',
      'am',
      'want',
      'need',
      'like',
      'some',
      'any',
      'all',
      'the',
      'a',
      'an',
      'new',
      'open',
    ],
    ...[
      'jobs?',
      'roles?',
      'positions?',
      'openings?',
      'vacanc(?:y|ies)',
      'work',
      'that',
      'which',
      'fits?',
      'match(?:es)?',
    ],
    ...[
      'for',
      'as',
      'suits?',
      'best',
      'good',
      'with',
      'are',
      'is',
      'there',
      'what',
      'to',
      'do',
      'have',
      'hi',
      'hello',
      'in',
    ],
    ...[
      'near',
      'around',
      'based',
      'remote',
      'remotely',
      'hybrid',
      'onsite',
      'on-site',
      'and',
      'of',
      'only',
      'at',
      'from',
    ],
  ].join('|')})\\b`,
  'giu',
)
const lists: readonly (readonly [RegExp, JobList])[] = [
  [/\bremote(?:ly)?\b/i, 'remote'],
  [/\bhybrid\b/i, 'hybrid'],
  [/\bon-?site\b/i, 'onsite'],
]

/** Finds jobs by our search, or the best matches where the request names nothing to look for. */
export async function findJobs(asked: Asked): Promise<Answer> {
  const { ctx, actorId, preferences } = asked
  const filter = await readFilter(asked)
  const isOpen = filter.keyword === undefined && filter.location === undefined
  const list = isOpen && filter.list.includes('all') ? listsOf(preferences.workTypes) : filter.list
  const matching = { ...filter, list }
  const best = isOpen ? await listMatchingJobs(ctx, actorId, { ...matching, page: 1 }) : undefined
  // A story that says too little for a match: what they said they look for is searched instead.
  const keyword = best && best.total === 0 ? anyOf(preferences.looksFor) : filter.keyword
  const found =
    best && keyword === undefined
      ? best
      : await listJobs(
          ctx,
          { ...matching, ...(keyword !== undefined && { keyword }), page: 1 },
          { kind: 'member', actorId },
        )
  const wanted = found.items.filter((card) => !isAvoided(card, preferences.avoids))
  const left = found.items.length - wanted.length
  const cards = wanted.slice(0, MOST_JOBS)
  const scores = await readScores(
    ctx,
    actorId,
    cards.map(({ _id }) => _id),
  )
  const items = await withScores(asked, cards, scores)
  const about = inWords(filter)
  if (items.length === 0) {
    const text = isOpen
      ? 'I know too little about you to choose jobs. Add your work and skills to your story, or tell me a title to look for.'
      : `I found no open jobs${about}. Try another title or a wider place.`
    return { text, cards: [], chips: [chip('next-step', [])] }
  }
  const avoided = left > 0 ? ` I left out ${left} with something you want to avoid.` : ''
  const text = isOpen
    ? `These open jobs fit you best.${avoided}`
    : `I found ${found.totalCapped ? 'more than ' : ''}${found.total} open job${found.total === 1 ? '' : 's'}${about}.${avoided}`
  const [first, second] = items
  return {
    text,
    cards: [{ kind: 'jobs', items, more: isOpen ? null : pathOf(filter) }],
    chips: [
      ...(first
        ? [chip('explain-match', [first]), chip('missing-skills', [first]), chip('tailor-resume', [first])]
        : []),
      ...(first && second ? [chip('compare-jobs', [first, second])] : []),
    ],
  }
}

type Sought = Pick<JobFilter, 'list' | 'keyword' | 'location'>

async function readFilter({ ctx, actorId, text }: Asked): Promise<Sought> {
  const list = lists.flatMap(([pattern, one]) => (pattern.test(text) ? [one] : []))
  const placed = /^(.*?)\b(?:in|near|around|based in)\s+([\p{L}\s.'’-]{2,60})$/iu.exec(text.replace(/[?!.\s]+$/, ''))
  const place = placed?.[2]?.trim() ?? ''
  const { places } = place === '' ? { places: [] } : await suggest(ctx, place, { kind: 'member', actorId })
  const location = places.find(({ name }) => foldText(name).startsWith(foldText(place)))?.slug
  const words = (location === undefined ? text : (placed?.[1] ?? ''))
    .replaceAll(around, ' ')
    .replaceAll(/[^\p{L}\p{N}+#./ -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^| )-+/g, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
  const keyword = /[\p{L}\p{N}]/u.test(words) ? words : undefined
  return {
    list: list.length > 0 ? list : ['all'],
    ...(keyword !== undefined && { keyword }),
    ...(location !== undefined && { location }),
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
  const chosen = lists.flatMap(([, list]) => (workTypes.some((type) => type.toLowerCase() === list) ? [list] : []))
  return chosen.length > 0 ? chosen : ['all']
}

/** Whether a job's company, title or skills have something that the member wants to avoid. */
function isAvoided({ title, company, skills }: JobCard, avoids: string): boolean {
  const words = avoids
    .split(/[,;\n]/)
    .map((one) => foldText(one).trim())
    .filter((one) => one.length > 1)
  const all = ` ${[title, company.companyName, ...skills].map(foldText).join(' | ')} `.replaceAll(
    /[^\p{L}\p{N}+#]+/gu,
    ' ',
  )
  return words.some((word) => all.includes(` ${word.replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ').trim()} `))
}

function inWords({ list, keyword, location }: Sought): string {
  const kinds = list.includes('all') ? '' : ` (${list.join(', ')})`
  return `${keyword === undefined ? '' : ` for “${keyword}”`}${location === undefined ? '' : ' there'}${kinds}`
}

function pathOf({ list, keyword, location }: Sought): string {
  const query = new URLSearchParams({
    ...(keyword !== undefined && { keyword }),
    ...(location !== undefined && { location }),
    ...(!list.includes('all') && { list: list.join(',') }),
  })
  return `/jobs?${query}`
}
