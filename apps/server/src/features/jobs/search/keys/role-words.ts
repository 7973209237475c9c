import { foldText } from '../../../../platform/words/fold-text.ts'
import { singular } from '../../../../platform/words/singular.ts'
import { type Term, termsIn, termsOf } from '../../../catalogs/index.ts'

/** A word of a title, with its weight as a description of the work. */
export interface RoleWord {
  readonly word: string
  readonly weight: number
}

/** Words that describe work only together with others, written as `roleWords` returns them. */
const general = new Set(
  'engineer,manager,assistant,specialist,consultant,coordinator,officer,technician,worker,analyst,expert,agent,associate,representative,executive'.split(
    ',',
  ),
)
/**
 * Levels, genders and fillers, which don't describe the work. Written as `roleWords` would return them: folded,
 * singular.
 */
const fillerWords = new Set(
  (
    'senior,sr,junior,jr,lead,staff,principal,head,chief,director,vp,vice,president,intern,internship,trainee,entry,level,mid,' +
    'graduate,apprentice,working,student,werkstudent,experienced,m,w,d,f,x,h,gn,all,genders,i,ii,iii,iv,a,an,the,of,and,or,for,in,' +
    'at,to,with,de,la,le,du,des,der,die,das,und,fur,im,en,et,y,e,para,van,dla,w,z,teilzeit,vollzeit,full,part,time,remote,hybrid,' +
    'onsite,unit,team,tienda,kat,registered,cuisine'
  ).split(','),
)
const GENERAL_WEIGHT = 0.5
/** The weight of words after the first comma, bracket or bar, or the first dash or slash between spaces. */
const BESIDE_WEIGHT = 0.5
const LONGEST_TITLE = 300

/**
 * Returns the words of a title that describe the work, in a standard form and each once: without levels, genders and
 * fillers, and with the same word for an occupation in all languages of job boards.
 */
export function roleWords(title: string): readonly RoleWord[] {
  const [mainPart = '', ...beside] = foldText(title.slice(0, LONGEST_TITLE)).split(/,|\s[-–—/]\s|[([|]/)
  const words = new Map<string, RoleWord>()
  for (const [part, weight] of [[mainPart, 1] as const, [beside.join(' '), BESIDE_WEIGHT] as const]) {
    for (const word of wordsOf(part)) {
      if (words.has(word)) continue
      words.set(word, { word, weight: weight * (general.has(word) ? GENERAL_WEIGHT : 1) })
    }
  }
  return [...words.values()]
}

function wordsOf(text: string): string[] {
  const titleWords = (text.match(/[\p{L}\p{N}\p{M}+#&]+/gu) ?? []).map(masculine)
  const words: string[] = []
  let next = 0
  for (const { at, length, terms } of termsIn(titleWords, { kind: 'title' })) {
    words.push(...titleWords.slice(next, at).map(singular), ...terms.flatMap(standardWords))
    next = at + length
  }
  words.push(...titleWords.slice(next).map(singular))
  return words.filter((word) => !fillerWords.has(word))
}

/** Returns the words of a title's standard name; if it is one word, those of the broader title. */
function standardWords({ name, broader: [broader = name] }: Term): string[] {
  return foldText(name.includes(' ') ? name : broader)
    .split(' ')
    .map(singular)
}

/** Converts German feminine forms: `Entwicklerin` becomes `Entwickler`. */
function masculine(word: string): string {
  const stem = word.endsWith('in') ? word.slice(0, -2) : word
  return stem !== word && termsOf(word).length === 0 && termsOf(stem).length > 0 ? stem : word
}
