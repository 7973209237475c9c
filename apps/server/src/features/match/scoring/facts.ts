import type { EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import type { RefusalReason } from '@rise/contract/match/kinds'
import type { RoleWord } from '../../jobs/index.ts'

/** A skill by the key that all its spellings share. */
export interface MatchSkill {
  readonly key: string
  /** The key without words that add little: `openai` for OpenAI API. */
  readonly stem: string
  /** Keys and stems of the skills that this skill implies. A job's skills have none. */
  readonly implied: readonly string[]
  readonly name: string
  /** 1, or less for a skill that nearly everyone lists. */
  readonly weight: number
}

/** A place where someone lives or would move, or where a job is, as far as it is known. The locality is normalised. */
export interface MatchPlace {
  readonly name: string
  readonly slug: string
  /** Slugs of the places that contain this place. */
  readonly within: readonly string[]
  readonly locality: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
  /** The countries of a part of the world such as Europe. Any other place has none. */
  readonly worldPart: readonly string[]
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Returns the countries that a place is in or consists of. Returns none if they are unknown. */
export function countriesOf({ country, worldPart }: Pick<MatchPlace, 'country' | 'worldPart'>): readonly string[] {
  return country === null ? worldPart : [country]
}

interface MatchTitle {
  readonly text: string
  readonly words: readonly RoleWord[]
  /** 1 for a current or wanted title, less for a former one or the headline. */
  readonly recency: number
  /** The slug of the department that the title's words imply. */
  readonly department: string | null
}

/** Yearly pay in whole units of the currency. */
export interface YearlyPay {
  readonly amount: number
  readonly currency: string
}

/** The facts of a professional that a match uses. Empty lists and null mean unknown. */
export interface MatchMember {
  readonly skills: readonly MatchSkill[]
  readonly titles: readonly MatchTitle[]
  /** Positions on the scale of `levelOf`. */
  readonly levels: readonly number[]
  readonly home: MatchPlace | null
  /** Places where the member would move for a job. */
  readonly moveTo: readonly MatchPlace[]
  readonly workTypes: readonly string[]
  /** How well the member speaks each language, from 0 to 1, by ISO 639-1 code. */
  readonly languages: ReadonlyMap<string, number>
  readonly pay: YearlyPay | null
  readonly employmentTypes: readonly EmploymentType[]
  readonly refusals: readonly Refusal[]
}

/** The facts of a job that a match uses. */
export interface MatchJob {
  readonly id: string
  readonly title: string
  readonly words: readonly RoleWord[]
  readonly companyId: string
  /** The required skills. */
  readonly skills: readonly MatchSkill[]
  readonly preferredSkills: readonly MatchSkill[]
  readonly department: string | null
  readonly seniority: Seniority | null
  readonly employmentType: EmploymentType | null
  readonly workType: WorkType
  readonly places: readonly MatchPlace[]
  /** The maximum pay, or the minimum if only that is stated. */
  readonly pay: YearlyPay | null
  readonly language: string | null
}

/** A job that a member refused as “not for me”. */
export interface Refusal {
  readonly reason: RefusalReason
  readonly job: MatchJob
}

const levels: Readonly<Record<Seniority, number>> = {
  'No Experience': 0,
  Internship: 0.5,
  'Entry Level': 1,
  'Mid-Level': 2,
  'Senior Level': 3,
  'Director / Expert': 4,
  'Executive / C-Suite': 5,
}

/** Returns a seniority's position on a scale from 0 to 5. */
export function levelOf(seniority: Seniority): number {
  return levels[seniority]
}

/** Returns the seniority at a position on the scale; undefined if there is none. */
export function seniorityAt(level: number): Seniority | undefined {
  return Object.entries(levels).find(([, at]) => at === level)?.[0] as Seniority | undefined
}
