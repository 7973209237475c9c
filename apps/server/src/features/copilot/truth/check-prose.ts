import { skillKey } from '../../jobs/index.ts'
import { skillsOfText } from '../../postings/index.ts'
import { sentencesOf } from './fact-clauses.ts'
import { allWords, visibleText } from './line-words.ts'

/** Words of rank, result, degree, amount or hiring, and calls to act, allowed only if the facts contain them. */
const claims = new RegExp(
  `^(?:${[
    ...['led', 'lead', 'leads', 'leading', 'leader', 'leadership', 'owned', 'owner', 'managed', 'manager', 'managing'],
    ...['headed', 'head', 'directed', 'director', 'chief', 'founded', 'founder', 'senior', 'principal', 'expert'],
    ...['increased', 'increase', 'reduced', 'reduce', 'doubled', 'tripled', 'halved', 'grew', 'saved', 'won', 'award'],
    ...['awarded', 'promoted', 'best', 'top', 'first', 'only', 'certified', 'certificate', 'licensed', 'degree', 'phd'],
    ...[
      'doctorate',
      'master',
      "master's",
      'bachelor',
      "bachelor's",
      'diploma',
      'mba',
      'graduate',
      'graduated',
      'fluent',
    ],
    ...['native', 'guaranteed', 'years', 'year', 'decade', 'decades', 'dozens', 'hundreds', 'thousands', 'million'],
    ...['millions', 'billion', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
    ...[
      'twelve',
      'twenty',
      'thirty',
      'fifty',
      'hundred',
      'thousand',
      'percent',
      'hired',
      'fired',
      'accept',
      'accepted',
    ],
    ...['password', 'click', 'send', 'pay', 'bank', 'phone', 'call', 'visit', 'download', 'install'],
  ].join('|')})$`,
)

/** Words allowed after "you": possessions or next steps, never past deeds or qualities. */
const afterYou = new Set(
  (
    'have,list,lack,miss,can,could,may,might,should,need,want,see,match,fit,show,shows,add,start,ask,decide,compare,and,or,' +
    'to,for,best,better,well,already,still,also,about,as,in,on,with,at,the,a,if,when,what,which,how,most,more'
  ).split(','),
)
const youPattern = /\byou\b(?:['’](re|ve|d|ll))?\s*([\p{L}’']*)/giu
/** A telephone number. */
const phone = /\+?\d[\d ()/.-]{6,}\d/

/**
 * Whether a model's text adds nothing to its facts: no number, name, skill, or word of `claims`. Always refuses links,
 * markup, telephone numbers, `@`, pronouns such as "I" and "he", and deeds or qualities after "you". `facts` are all
 * the facts that the model received.
 */
export function checkProse(text: string, facts: string): boolean {
  const visibleWords = visibleText(text)
  if (/https?:|www\.|@|<[a-z!/]|[{}]|\]\(/i.test(visibleWords)) return false
  if (phone.test(visibleWords) || /\b(?:I|we|he|she|they)\b/.test(visibleWords)) return false
  if (Array.from(visibleWords.matchAll(youPattern)).some(([, form, next = '']) => !mayFollowYou(form, next)))
    return false
  const factKeys = new Set(allWords(facts).map(({ key }) => key))
  const skills = skillsOfText('', visibleWords)?.skills ?? []
  const knownSkills = new Set((skillsOfText('', facts)?.skills ?? []).map(skillKey))
  if (skills.some((skill) => !knownSkills.has(skillKey(skill)) && !factKeys.has(`skill:${skillKey(skill)}`)))
    return false
  return sentencesOf(visibleWords).every((sentence) =>
    allWords(sentence).every(({ text: word, key }, index) => {
      if (factKeys.has(key)) return true
      if (/\p{N}/u.test(word) || claims.test(key)) return false
      // A capitalised word within a sentence; the first word is not checked.
      return index === 0 || word === 'I' || /^I['’]/.test(word) || !/\p{Lu}/u.test(word)
    }),
  )
}

function mayFollowYou(form: string | undefined, next: string): boolean {
  if (form === 're' || form === 've' || form === 'd') return false
  return next === '' || afterYou.has(next.toLowerCase())
}
