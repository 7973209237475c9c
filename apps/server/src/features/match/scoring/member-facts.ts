import type { EmploymentType } from '@rise/contract/jobs/kinds'
import type { Resume } from '@rise/contract/resumes/shapes'
import { foldText } from '../../../platform/words/fold-text.ts'
import { broaderSkills, findSkill, presentName } from '../../catalogs/index.ts'
import { placeNameKey, roleWords, skillKey } from '../../jobs/index.ts'
import {
  departmentOfTitle,
  type LocatedPlace,
  locateAddress,
  locateText,
  seniorityOfTitle,
} from '../../postings/index.ts'
import { levelOf, type MatchMember, type MatchPlace, type MatchSkill, type YearlyPay } from './facts.ts'
import { languageCode } from './language-names.ts'
import { skillStem } from './skill-stem.ts'
import { worldPartOf } from './world-part.ts'

/** Facts about a professional: the résumé of their story, the work that they look for, and their preferences. */
export interface StoryFacts {
  readonly resume: Resume
  readonly soughtRoles: readonly string[]
  readonly soughtWorkTypes: readonly string[]
  readonly wish: {
    readonly pay: YearlyPay | null
    readonly employmentTypes: readonly EmploymentType[]
    /** Names of places, as saved. */
    readonly moveTo: readonly string[]
  }
}

const MOST_SKILLS = 60
/** Skills that nearly everyone lists are weak evidence. */
const softGroups = new Set(['Working with people', 'Languages'])
const SOFT_WEIGHT = 0.4
const MOST_TITLES = 12
const RECENT_YEARS = 5
const RECENT_TITLE_WEIGHT = 0.85
const OLD_TITLE_WEIGHT = 0.6
/** The weight of the headline, which is lower because a headline often says more than a title. */
const HEADLINE_WEIGHT = 0.8
const fluencies: readonly (readonly [RegExp, number])[] = [
  [/basic|beginner|elementary|a[12]\b|grundkenntnisse/i, 0.4],
  [/conversational|limited|intermediate|b1\b/i, 0.7],
]
/** The likely levels of a member whose first job began fewer than these years ago, if no title states a level. */
const levelsOfYears: readonly (readonly [number, readonly number[]])[] = [
  [1, [1]],
  [3, [1, 2]],
  [7, [2]],
  [Number.POSITIVE_INFINITY, [2, 3]],
]

/** Returns the facts of a story that a match uses, as of a day such as `2026-11-21`. */
export function memberFacts(story: StoryFacts, today: string): Omit<MatchMember, 'refusals'> {
  const { resume, soughtRoles, soughtWorkTypes, wish } = story
  return {
    skills: skillsOf(resume),
    titles: titlesOf(story, today),
    levels: levelsOf(resume, soughtRoles, today),
    home: homeOf(resume),
    moveTo: wish.moveTo.flatMap((text) => placeToMove(text) ?? []),
    workTypes: soughtWorkTypes,
    languages: languagesOf(resume),
    pay: wish.pay,
    employmentTypes: wish.employmentTypes,
  }
}

function skillsOf({ skills = [], projects = [] }: Resume): MatchSkill[] {
  const names = [
    ...skills.flatMap(({ name = '', keywords = [] }) => [name, ...keywords]),
    ...projects.flatMap(({ keywords = [] }) => keywords),
  ]
  return matchSkills(names.slice(0, MOST_SKILLS)).map((skill) => ({ ...skill, implied: impliedBy(skill.name) }))
}

function impliedBy(name: string): string[] {
  return [...new Set(broaderSkills(name).flatMap((broader) => [skillKey(broader), skillStem(broader)]))]
}

/** Returns the named skills, each once, however it is spelled. Skills that they imply are not added. */
export function matchSkills(names: readonly string[]): MatchSkill[] {
  const skills = names.flatMap((name) => {
    const key = skillKey(name)
    if (key === '') return []
    const weight = softGroups.has(findSkill(name)?.group ?? '') ? SOFT_WEIGHT : 1
    return [{ key, stem: skillStem(name), implied: [], name: presentName('skills', name), weight }]
  })
  return [...new Map(skills.toReversed().map((skill) => [skill.key, skill])).values()].toReversed()
}

function titlesOf({ resume, soughtRoles }: StoryFacts, today: string): MatchMember['titles'] {
  const recent = String(Number(today.slice(0, 4)) - RECENT_YEARS)
  const recencyOf = (end: string | undefined) =>
    end === undefined || end >= today ? 1 : end >= recent ? RECENT_TITLE_WEIGHT : OLD_TITLE_WEIGHT
  const titles = [
    ...soughtRoles.map((text) => ({ text, recency: 1 })),
    ...(resume.work ?? []).map(({ position = '', endDate }) => ({ text: position, recency: recencyOf(endDate) })),
    { text: resume.basics?.label ?? '', recency: HEADLINE_WEIGHT },
  ]
  return titles
    .map((title) => ({
      ...title,
      words: roleWords(title.text),
      department: departmentOfTitle(title.text)?.slug ?? null,
    }))
    .filter(({ words }) => words.length > 0)
    .slice(0, MOST_TITLES)
}

function levelsOf({ work = [] }: Resume, soughtRoles: readonly string[], today: string): readonly number[] {
  const currentWork = work.filter(({ endDate }) => endDate === undefined || endDate >= today)
  const titles = [...soughtRoles, ...currentWork.map(({ position = '' }) => position)]
  const namedLevels = titles.flatMap((title) => {
    const seniority = seniorityOfTitle(title)
    return seniority === null ? [] : [levelOf(seniority.seniority)]
  })
  if (namedLevels.length > 0) return [...new Set(namedLevels)]
  const starts = work.flatMap(({ startDate }) => startDate ?? []).sort()
  const [first] = starts
  if (first === undefined) return []
  const years = (Date.parse(today) - Date.parse(first)) / (365.25 * 86_400_000)
  return levelsOfYears.find(([below]) => years < below)?.[1] ?? []
}

/** Returns the home; null without an address or a known country, because no distance is known then. */
function homeOf({ basics }: Resume): MatchPlace | null {
  const { city = '', region = '', countryCode = '' } = basics?.location ?? {}
  if (city === '' && countryCode === '') return null
  return placeOf(locateAddress({ city, region, country: countryCode }), city || countryCode)
}

/** Returns the place, or part of the world, that a text names; null if unknown. */
export function placeToMove(text: string): MatchPlace | null {
  const worldPart = worldPartOf(text)
  if (worldPart.length === 0) return placeOf(locateText(text), text)
  const unknownPlace = { within: [], locality: null, country: null, latitude: null, longitude: null }
  return { name: text, slug: placeNameKey(text), worldPart, ...unknownPlace }
}

function placeOf(place: LocatedPlace | null, name: string): MatchPlace | null {
  if (place === null) return null
  const { slug, within, locality, country, latitude, longitude } = place
  return {
    ...{ name, slug, within, country, worldPart: [], latitude, longitude },
    locality: locality && foldText(locality),
  }
}

function languagesOf({ languages = [] }: Resume): ReadonlyMap<string, number> {
  return new Map(
    languages.flatMap(({ language = '', fluency = '' }) => {
      const code = languageCode(language)
      return code === undefined ? [] : [[code, fluencies.find(([words]) => words.test(fluency))?.[1] ?? 1] as const]
    }),
  )
}
