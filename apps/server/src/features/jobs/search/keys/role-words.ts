import { foldText } from '../../../../platform/words/fold-text.ts'
import { singular } from '../../../../platform/words/singular.ts'
import roles from './role-words.json' with { type: 'json' }

/** A word of a title, and how much it says about the work. */
export interface RoleWord {
  readonly word: string
  readonly weight: number
}

const standardWords = new Map(Object.entries(roles).flatMap(([word, others]) => others.map((other) => [other, word])))
/** Several words, or parts of one, that mean what one does. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bfront[- ]end\b/g, 'frontend'],
  [/\bback[- ]end\b/g, 'backend'],
  [/\bfull[- ]stack\b/g, 'fullstack'],
  [/\b(?:shop|store|retail(?: sales)?|sales) (?:assistant|associate)s?\b/g, 'seller'],
  [/\b(?:magazynier|magasinier|warehouseman)(?:ka)?\b/g, 'warehouse worker'],
  [/\bgesundheits-? und krankenpfleger/g, 'nurse'],
  [/\bchef de cuisine\b/g, 'cook'],
  [/\bsous[- ]chef\b/g, 'cook'],
  [/\buser experience\b/g, 'ux'],
  [/\bsite reliability\b/g, 'sre'],
]
/** They say what someone does only together with others. */
const general = new Set(
  'engineer,manager,assistant,specialist,consultant,coordinator,officer,technician,worker,analyst,expert,agent,associate,representative,executive'.split(
    ',',
  ),
)
/** Levels, genders and fillers: they say nothing about the work. */
const empty = new Set(
  (
    'senior,sr,junior,jr,lead,staff,principal,head,chief,director,vp,vice,president,intern,internship,trainee,entry,level,mid,' +
    'graduate,apprentice,working,student,werkstudent,experienced,m,w,d,f,x,h,gn,all,genders,i,ii,iii,iv,a,an,the,of,and,or,for,in,' +
    'at,to,with,de,la,le,du,des,der,die,das,und,fur,im,en,et,y,e,para,van,dla,w,z,teilzeit,vollzeit,full,part,time,remote,hybrid,' +
    'onsite,unit,team,tienda,kat,registered,cuisine'
  ).split(','),
)
const GENERAL_WEIGHT = 0.5
/** Of words after a comma, dash or bracket. */
const BESIDE_WEIGHT = 0.5
const LONGEST = 300

/**
 * Returns the words of a title that say what the work is, in a standard form: without level, gender and filler words,
 * and with one word for a trade in the languages that boards are written in. Each word once.
 */
export function roleWords(title: string): readonly RoleWord[] {
  const folded = foldText(title.slice(0, LONGEST))
  const text = phrases.reduce((rest, [phrase, word]) => rest.replace(phrase, word), folded)
  const [main = '', ...beside] = text.split(/,|\s[-–—/]\s|[([|]/)
  const words = new Map<string, RoleWord>()
  for (const [part, weight] of [[main, 1] as const, [beside.join(' '), BESIDE_WEIGHT] as const]) {
    for (const word of wordsOf(part)) {
      if (words.has(word)) continue
      words.set(word, { word, weight: weight * (general.has(word) ? GENERAL_WEIGHT : 1) })
    }
  }
  return [...words.values()]
}

function wordsOf(text: string): string[] {
  const found = text.match(/[\p{L}\p{N}+#]+/gu) ?? []
  return found.filter((word) => !empty.has(word)).map(standard)
}

function standard(word: string): string {
  const one = singular(word)
  const known = standardWords.get(word) ?? standardWords.get(one)
  // German forms for women: `Entwicklerin`.
  return known ?? (one.endsWith('in') ? standardWords.get(one.slice(0, -2)) : undefined) ?? one
}
