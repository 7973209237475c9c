/** The words of generated jobs. As in real jobs, a few words are very frequent and many are rare (Zipf's law). */
export interface GeneratedWords {
  readonly titles: readonly string[]
  readonly skills: readonly string[]
  readonly companies: readonly string[]
  readonly sentences: readonly string[]
}

const levels = ['Senior', '', 'Junior', '', 'Lead', '', 'Principal', 'Staff', '', 'Head of', 'Associate', '']
const roles = (
  'Software Engineer,Account Manager,Product Manager,Data Scientist,Nurse,Sales Manager,Backend Engineer,Designer,' +
  'Project Manager,Accountant,Data Engineer,Frontend Engineer,Recruiter,Mechanical Engineer,Marketing Manager,Analyst,Teacher,' +
  'DevOp Engineer,Consultant,Technician,Driver,Chef,Office Manager,Support Engineer,Electrician,Writer,Researcher,Lawyer,' +
  'Security Engineer,Pharmacist,Architect,Copywriter,Controller,Planner,Buyer,Trainer,Translator,Surveyor,Geologist,Actuary'
).split(',')
const commonWords = (
  'and,the,to,of,with,in,for,you,team,we,our,work,experience,will,are,as,on,a,or,is,be,your,have,customer,product,skill,' +
  'development,data,project,management,communication,engineer,software,manager,support,business,quality,design,year,build,' +
  'process,people,technical,knowledge,python,environment,sql,cloud,agile,research,strategy,security,english,german,remote'
).split(',')
const vowels = 'aeiou'
const consonants = 'bcdfghklmnprtvz'

/** Returns the same words at each call. */
export function generateWords(): GeneratedWords {
  const random = seededRandom(20_261)
  const rare = [...new Set(Array.from({ length: 24_000 }, () => makeWord(random)))]
  const words = [...commonWords, ...rare]
  const zipf = (list: readonly string[]) => list[Math.floor(list.length ** random()) - 1] ?? ''
  const titles = Array.from({ length: 40_000 }, (_, index) => {
    const focus = index % 3 === 0 ? `, ${capital(zipf(rare))}` : ''
    return `${levels[index % levels.length]} ${zipf(roles)}${focus}`.trim()
  })
  return {
    titles,
    skills: Array.from({ length: 1_500 }, (_, index) =>
      capital(index < 12 ? (commonWords[40 + index] ?? '') : (rare[index] ?? '')),
    ),
    companies: Array.from({ length: 30_000 }, () => `${capital(zipf(rare))} ${capital(makeWord(random))}`),
    sentences: Array.from({ length: 6_000 }, () => Array.from({ length: 11 }, () => zipf(words)).join(' ')),
  }
}

function makeWord(random: () => number): string {
  const pick = (letters: string) => letters[Math.floor(random() * letters.length)] ?? ''
  return (
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(consonants) + pick(vowels)).join('') + pick('nrtlm')
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Returns a small random number generator (mulberry32) from 0 to 1, which repeats its numbers for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state)
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 4_294_967_296
  }
}
