import { findSkill } from '../../catalogs/index.ts'
import { skillKey } from '../../jobs/index.ts'
import { datedEvidence, inYears, isEmployer, monthsOf } from '../story/dated-evidence.ts'
import { type OwnStory, readOwnStory } from '../story/own-story.ts'
import { isNamedIn, ownSkills } from '../story/skill-evidence.ts'
import { type Answer, chip, type ToolRequest } from './answer.ts'
import { joinSentences } from './sentences.ts'
import { listOf } from './shown-jobs.ts'

const MOST_WORDS = 4
const fillerWords = new Set(
  (
    'how,many,much,long,year,years,yrs,month,months,of,experience,expirience,experiance,work,working,do,did,i,have,has,had,my,me,in,with,the,a,an,is,are,' +
    'know,used,use,ever,worked,for,on,it,that,this,what,am,experienced,good,at,speak,ever,strongest,best,main,where,did,got,story,profile,skills,there,any,and,or,to,been,done,since,when,' +
    "about,total,all,you,does,say,skill,show,jobs,job,can,ive,i’ve,i've,using,professional,overall,altogether,please,pls,ok,tell,dont,don’t,don't"
  ).split(','),
)

/**
 * States how long the story's dated entries show the skill in the question. If the question names no skill, states
 * this for all skills if the question is about skills, otherwise the total time of work.
 */
export async function countYears(request: ToolRequest): Promise<Answer> {
  const story = await readOwnStory(request.ctx, request.actorId)
  const skill = skillIn(request.text, story)
  if (skill === undefined && /\bskills?\b|\babout me\b/i.test(request.text)) return overview(request, story)
  const entries = datedEvidence(story, skill)
  const months = monthsOf(entries, request.ctx.clock.now())
  const cards: Answer['cards'] =
    entries.length > 0
      ? [{ kind: 'evidence', items: entries.map((entry) => ({ ...entry, facts: [...entry.facts] })) }]
      : []
  const chips = [chip('next-step', []), chip('find-jobs', [])]
  if (skill === undefined) {
    const text = months
      ? `The dated work in your story adds up to ${inYears(months)}. Times that overlap count once.`
      : 'Your story has no dated work, so I can’t count years. Add dates to your experience.'
    return { text, cards, chips }
  }
  const isListed = ownSkills(story.resume).has(skillKey(skill))
  if (months) {
    const isPlace = entries.every(({ source }) => isEmployer(skill, source.split(' at ').at(-1) ?? ''))
    if (isPlace && !isListed) return { text: `Your story has ${inYears(months)} at ${skill}.`, cards, chips }
    const unlistedNote = isListed ? '' : ` It isn’t in your list of skills.`
    return {
      text: `Your story shows ${skill} for ${inYears(months)}, in ${countOf(entries.length)}.${unlistedNote}`,
      cards,
      chips,
    }
  }
  const facts = story.groups.flatMap((group) => group.facts).filter(({ text }) => isNamedIn(skill, text))
  const text =
    isListed || facts.length > 0 || entries.length > 0
      ? `${skill} is in your story, but no dated entry names it, so I can’t count years. Add it to the work where you used it.`
      : `Your story doesn’t show ${skill}. If you’ve used it, add it with where and when.`
  return { text, cards, chips }
}

/** Lists the skills of the story, each with how long dated entries show it. */
function overview(request: ToolRequest, story: OwnStory): Answer {
  const names = [...new Set(ownSkills(story.resume).values())]
  const monthsBySkill = names
    .map((name) => ({ name, months: monthsOf(datedEvidence(story, name), request.ctx.clock.now()) }))
    .toSorted((a, b) => (b.months?.least ?? 0) - (a.months?.least ?? 0))
  const datedSkills = monthsBySkill.flatMap(({ name, months }) => (months ? [`${name} (${inYears(months)})`] : []))
  const undatedSkills = monthsBySkill.flatMap(({ name, months }) => (months ? [] : [name]))
  const sentences = [
    names.length === 0 ? 'Your story lists no skills yet.' : '',
    datedSkills.length > 0 ? `Dated entries of your story show ${listOf(datedSkills, 6)}.` : '',
    undatedSkills.length > 0 ? `Without a dated entry: ${listOf(undatedSkills, 6)}.` : '',
  ]
  return { text: joinSentences(sentences), cards: [], chips: [chip('next-step', []), chip('find-jobs', [])] }
}

function countOf(entries: number): string {
  return entries === 1 ? 'one dated entry' : `${entries} dated entries`
}

/** Returns the skill in a question: one of the story or the catalog, otherwise the question's words. */
function skillIn(text: string, { resume }: OwnStory): string | undefined {
  const storySkills = ownSkills(resume)
  const words = Array.from(text.matchAll(/[\p{L}\p{N}.][\p{L}\p{N}+#.’'-]*/gu), ([word]) =>
    word.replace(/[.’'-]+$/, ''),
  )
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const name = words.slice(from, from + length)
      if (name.every((word) => fillerWords.has(word.toLowerCase()))) continue
      const fullName = name.join(' ')
      const catalogSkill = findSkill(fullName)
      // Words of one or two letters are names only in their exact case: Go, R.
      if (catalogSkill && (fullName.length > 2 || fullName === catalogSkill.name)) return catalogSkill.name
      const listedSkill = storySkills.get(skillKey(fullName))
      if (listedSkill !== undefined) return listedSkill
    }
  }
  const otherWords = words.filter((word) => !fillerWords.has(word.toLowerCase()) && word.length > 2)
  return otherWords.length === 0 ? undefined : listOf([otherWords.join(' ').slice(0, 60)])
}
