import type { Pay } from '@rise/contract/jobs/shapes'
import { escapeText } from '../text/sanitise-description.ts'
import { payInWords } from './demo-pay.ts'
import { levelOf } from './levels.ts'
import { type Facts, fill, joinAsList, withArticle, withinSentence } from './phrases.ts'
import type { PlannedJob } from './plan-jobs.ts'
import { between, pick, type Random, randomOf, sample } from './random.ts'
import { sharedVoice } from './voice.ts'

/** Returns the advert as HTML: the company, the team, the work, the requirements, pay, benefits and how it hires. */
export function describeJob(random: Random, job: PlannedJob, pay: Pay | null, benefits: readonly string[]): string {
  const facts = factsOf(random, job)
  const headings = pick(randomOf('headings', job.company.slug), sharedVoice().headings)
  const says = (text: string) => fill(text, facts)
  const opening = [
    paragraph([pick(random, job.company.voice.pitch)]),
    paragraph([pick(random, job.family.team), whyOf(random, job)].map(says)),
  ]
  const tasks = section(headings.do, bullets(tasksOf(random, job).map(says)))
  const needs = [...needsOf(random, job)]
  const requirements = section(headings.bring, bullets(needs.map(says)))
  const extras = section(headings.nice, bullets(extrasOf(random, job, needs).map(says)))
  const work = section(headings.work, paragraph(workOf(random, job).map(says)))
  const offer = paragraph([...payOf(random, job, pay), ...benefitsOf(random, job, benefits)])
  const { steps, answers, closing } = sharedVoice()
  const how = fill(pick(random, steps), { steps: job.company.voice.steps })
  const hire = section(headings.hire, paragraph([how, ...sample(random, answers, 2), pick(random, closing)]))
  const isWorkFirst = randomOf('order', job.company.slug)() < 0.25
  const middle = isWorkFirst ? [work, tasks, requirements, extras] : [tasks, requirements, extras, work]
  return [...opening, ...middle, offer, hire].join('\n')
}

const pairs = [
  'Daily practice with {one} and {other}',
  'Working knowledge of {one} and {other}',
  'Things you have built with {one} or {other}',
  'A good command of {one}, and enough {other} to get by',
  'Time spent with {one} and {other} that you enjoyed',
]
const singles = [
  'Enough {one} to explain it to a colleague',
  'Curiosity about {one}, if it is new to you',
  'Habits in {one} that you would defend',
  'A first project behind you with {one}',
]

/** Adds two or three of the job's skills to the beginning of an advert's requirements, if the job has two. */
export function nameSkills(random: Random, html: string, { company }: PlannedJob, skills: readonly string[]): string {
  const [one, other, third] = skills
  if (one === undefined || other === undefined) return html
  const { bring } = pick(randomOf('headings', company.slug), sharedVoice().headings)
  const needs = [
    fill(pick(random, pairs), { one, other }),
    ...(third === undefined ? [] : [fill(pick(random, singles), { one: third })]),
  ]
  const beginning = `${section(bring, '')}<ul>`
  const items = needs.map((need) => `<li>${escapeText(need)}</li>`).join('')
  return html.replace(beginning, () => beginning + items)
}

function factsOf(random: Random, { company, family, title }: PlannedJob): Facts {
  const { product, system, customers, field, now, tech } = company.voice
  const topics = family.track === 'tech' ? [...tech, ...tech, ...now] : now
  return {
    company: company.name,
    product,
    system,
    customers,
    field,
    craft: family.craft,
    now: pick(random, topics),
    aTitle: withArticle(title),
  }
}

function whyOf(random: Random, { level }: PlannedJob): string {
  const { why, whyLeader, whyIntern } = sharedVoice()
  if (level === 'i') return pick(random, whyIntern)
  return pick(random, level === 'x' || (level === 'd' && random() < 0.4) ? whyLeader : why)
}

function tasksOf(random: Random, { family, role, level }: PlannedJob): string[] {
  const { doSenior, doJunior } = sharedVoice()
  const extra = 'sdx'.includes(level) ? doSenior : 'nie'.includes(level) ? doJunior : null
  const byLevel = extra === null ? [] : sample(random, extra[family.track], 1)
  const [first, ...others] = sample(random, role.do, 2)
  const commonDuties = sample(random, family.do, between(random, 5, 6) - byLevel.length)
  return [first ?? '', ...sample(random, [...others, ...commonDuties, ...byLevel], 6)]
}

/** Requirements that someone without experience can't meet. */
const askOfNobodyNew =
  /^(?:Experience|Strong|Solid|Confident|Command|Sound|Fluency|Apps in a store|A record|A background)/
/** Requirements that take years, so that someone at entry level can't meet them. */
const askOfNoBeginner = /^(?:Strong|Apps in a store|A record|A background|Experience with responsibility)/

function needsOf(random: Random, { family, level }: PlannedJob): string[] {
  const { experience, bringLevel } = sharedVoice()
  const { seniority } = levelOf(level)
  const tooMuch = level === 'n' || level === 'i' ? askOfNobodyNew : level === 'e' ? askOfNoBeginner : null
  const fittingNeeds = tooMuch === null ? family.bring : family.bring.filter((need) => !tooMuch.test(need))
  const byLevel = random() < 0.7 ? sample(random, bringLevel[seniority] ?? [], 1) : []
  const commonNeeds = sample(random, fittingNeeds, between(random, 5, 6) - byLevel.length)
  return [...sample(random, experience[seniority] ?? [], 1), ...sample(random, [...commonNeeds, ...byLevel], 5)]
}

/** Returns optional requirements. They mention the field only if the required ones don't. */
function extrasOf(random: Random, { family }: PlannedJob, needs: readonly string[]): string[] {
  const isFieldNamed = needs.some((need) => need.includes('{field}'))
  const openExtras = isFieldNamed ? family.nice.filter((extra) => !extra.includes('{field}')) : family.nice
  return sample(random, openExtras, between(random, 2, 3))
}

function workOf(random: Random, { company, family, employmentType, where }: PlannedJob): string[] {
  const { remote, remoteAnywhere, hybrid, onsite, unknown, types } = sharedVoice()
  const isOpen = where.inWords === ''
  const byType = { Remote: isOpen ? remoteAnywhere : remote, Hybrid: hybrid, Onsite: onsite }
  const arrangement = pick(random, where.workType === null ? unknown : byType[where.workType])
  const days = pick(randomOf('office days', company.slug), ['two', 'two', 'three'])
  return [
    ...sample(random, company.voice.ways, between(random, 2, 3)),
    pick(random, family.rhythm),
    fill(arrangement, { where: where.inWords, days }),
    ...sample(random, types[employmentType] ?? [], 1),
  ]
}

function payOf(random: Random, { level, employmentType }: PlannedJob, pay: Pay | null): string[] {
  const voice = sharedVoice()
  if (pay === null) return level === 'i' || level === 'n' ? [] : [pick(random, voice.payUnknown)]
  const isSalary = pay.period === 'YEAR' || pay.period === 'MONTH'
  const payText = payInWords(pay)
  const words =
    isSalary && employmentType === 'Part-time' ? { ...payText, per: `${payText.per} for full-time hours` } : payText
  if (pay.max === null) return [fill(pick(random, voice.payOpen), words)]
  return [fill(pick(random, isSalary ? voice.pay : voice.payHourly), words)]
}

/** Benefits for shifts, outdoor work or work with patients, which would be odd to promise at a desk. */
const notForDesks =
  /shift|night|riders|safety bonus|tool|field|offshore|hourly|clinician|faculty|licen[cs]e|season|supervision/i

/**
 * Returns a sentence that names up to three benefits. Those with an `and` of their own come first, so that the last
 * `and` is the list's.
 */
function benefitsOf(random: Random, { family }: PlannedJob, benefits: readonly string[]): string[] {
  const isAtDesk = family.track === 'tech' || family.track === 'office'
  const fittingBenefits = isAtDesk ? benefits.filter((benefit) => !notForDesks.test(benefit)) : benefits
  if (fittingBenefits.length === 0) return []
  const chosenBenefits = sample(random, fittingBenefits, 3).toSorted(
    (a, b) => Number(b.includes(' and ')) - Number(a.includes(' and ')),
  )
  return [fill(pick(random, sharedVoice().benefits), { list: joinAsList(chosenBenefits.map(withinSentence)) })]
}

function section(heading: string, body: string): string {
  return `<h3>${escapeText(heading)}</h3>\n${body}`
}

function paragraph(sentences: readonly string[]): string {
  const text = sentences.filter((sentence) => sentence !== '').join(' ')
  return text === '' ? '' : `<p>${escapeText(text)}</p>`
}

function bullets(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`
}
